"use strict";
// How things are said: numbers, plurals, and text of strangers with nothing hidden in it.

// Control characters, and what turns the direction of text around: they would show something else than
// what is there. Joiners stay: Arabic, Indic scripts and emoji are spelt with them.
const hiddenCharacters = /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/gu;
const loneSurrogates = /[\ud800-\udfff]/gu;

/** What is compared, in a word. */
const cellNoun = report?.comparison ? "picture" : "cell";

/**
 * A text of strangers with its hidden characters shown, such as ⟨U+202E⟩.
 * @param {string} text
 */
function visible(text) {
  return String(text)
    .replace(hiddenCharacters, codePoint)
    .replace(loneSurrogates, codePoint);
}

/** @param {string} character */
function codePoint(character) {
  const number = character.codePointAt(0) ?? 0;
  return `⟨U+${number.toString(16).toUpperCase().padStart(4, "0")}⟩`;
}

/**
 * @param {number} number
 * @param {string} one
 * @param {string} [many]
 */
function counted(number, one, many = `${one}s`) {
  return `${number.toLocaleString("en")} ${number === 1 ? one : many}`;
}

/**
 * A number to so many places, with no zeros at its end.
 * @param {number} number
 */
function short(number, places = 2) {
  const factor = 10 ** places;
  return String(Math.round(number * factor) / factor).replace("-", "−");
}

/** @param {number} points */
function points(points) {
  return `${short(points, 3)} pt`;
}

/**
 * A count of each word, such as “XS, L, AX5”, cut where it gets long.
 * @param {string[]} words
 */
function listed(words, most = 6) {
  if (words.length <= most) return words.join(", ");
  return `${words.slice(0, most - 1).join(", ")} and ${words.length - most + 1} more`;
}

/** @param {string} sentence */
function capitalized(sentence) {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/**
 * How many characters a reader sees.
 * @param {string} text
 */
function characterCount(text) {
  let count = 0;
  for (const _ of graphemes.segment(text)) count += 1;
  return count;
}

/**
 * A word of a command line that a shell takes as it is, and a terminal shows as it is.
 * @param {string} word
 */
function shellQuoted(word) {
  const hidden = word.match(hiddenCharacters);
  if (!hidden) return `'${word.replaceAll("'", "'\\''")}'`;
  const escaped = word
    .replace(/[\\']/gu, "\\$&")
    .replace(hiddenCharacters, (character) => {
      const number = character.codePointAt(0) ?? 0;
      return `\\u${number.toString(16).padStart(4, "0")}`;
    });
  return `$'${escaped}'`;
}
