"use strict";
// A question before more than one change is accepted: it is answered by the same key or button again, or Enter.

const question = {
  /** What it is about; empty where none is asked. */
  id: "",
  words: "",
  /** The key that answers it. */
  key: "",
  does: () => {},
  /**
   * What had the focus when it was asked: Enter means something else once that has moved.
   * @type {Element | null}
   */
  focus: null,
};
const questionPart = make("div", { class: "question", role: "group", "aria-label": "Question", hidden: true });

/**
 * Does something at once where there is nothing to ask, else when it is asked for a second time.
 * @param {string} id
 * @param {string} key
 * @param {string} words The question; empty where there is none.
 * @param {() => void} does
 */
function confirmed(id, key, words, does) {
  if (words === "" || question.id === id) {
    forgetQuestion();
    does();
    return;
  }
  const isInBar = reviewBar.contains(document.activeElement);
  Object.assign(question, { id, key, words, does });
  keepingFocus(showReviewBar);
  if (isInBar) questionPart.querySelector("button")?.focus();
  question.focus = document.activeElement;
  announce(words);
}

/** Asks no longer. */
function forgetQuestion() {
  if (question.id === "") return;
  const hadFocus = questionPart.contains(document.activeElement);
  question.id = "";
  keepingFocus(showReviewBar);
  // Not on a button: a key that is pressed once more must not press it.
  if (hadFocus) reviewBar.focus();
}

function confirmQuestion() {
  const { does } = question;
  forgetQuestion();
  does();
}

function declineQuestion() {
  forgetQuestion();
  announce("Nothing was accepted");
}

/** Shows the question in place of the buttons. */
function showQuestion() {
  questionPart.hidden = question.id === "" || review.isOver;
  if (questionPart.hidden) questionPart.replaceChildren();
  else {
    refill(questionPart, make("strong", {}, question.words),
      button("Accept", confirmQuestion, { class: "primary" }),
      button("Cancel", declineQuestion, { "aria-keyshortcuts": "Escape" }));
  }
}

/** @param {KeyboardEvent} event */
function answerQuestion(event) {
  if (question.id === "" || ["Shift", "Control", "Alt", "Meta", "CapsLock", "Tab"].includes(event.key)) return;
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
  const isStill = document.activeElement === question.focus || document.activeElement === document.body;
  const isAnswer = isPlain && (event.key === "Escape" || (event.key === "Enter" && isStill));
  if (isAnswer) {
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Escape") declineQuestion();
    // A key that is held down is no second press.
    else if (!event.repeat) confirmQuestion();
  } else if (!isPlain || (event.key !== question.key && !questionPart.contains(document.activeElement))) {
    forgetQuestion();
  }
}

/** @param {MouseEvent} event */
function leaveQuestion(event) {
  const place = event.target instanceof Element ? event.target : null;
  if (question.id === "" || place?.closest(".question")) return;
  const asks = /** @type {HTMLElement | null | undefined} */ (place?.closest("[data-asks]"));
  if (asks?.dataset.asks !== question.id) forgetQuestion();
}
