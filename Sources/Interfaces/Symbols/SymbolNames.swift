/// The names that are drawn with shapes of other makers: glyphs of Material Design Icons, and letters of Inter.
///
/// Each line has a name, and one or two shapes: its own, and the one that its `.fill` shows.
///
/// - `name` alone is a glyph of the icons. `scripts/symbols` puts its outline into the generated tables.
/// - `~name` is a silhouette: the symbol shows its outline, and `.fill` the whole of it.
/// - `"abc` are letters.
/// - `/` behind a shape exchanges left and right, `^` turns it by a quarter clockwise, `^^` by half.
/// - `>` before a name says that the symbol turns with the direction of text.
enum SymbolNames {
  static let table = """
    abc "abc
    airplane.arrival ~airplane-landing
    airplane.departure ~airplane-takeoff
    airplayaudio airplay
    airplayvideo airplay
    alarm alarm
    applewatch watch
    archivebox ~archive
    arrow.2.circlepath sync
    arrow.2.squarepath twitter-retweet
    arrow.3.trianglepath recycle
    arrow.clockwise refresh
    arrow.counterclockwise refresh/
    arrow.down.doc ~file-import
    arrow.down.right.and.arrow.up.left arrow-compress
    arrow.triangle.2.circlepath cached
    arrow.triangle.branch source-fork
    arrow.triangle.merge source-merge
    arrow.triangle.pull source-pull
    arrow.triangle.swap swap-vertical
    arrow.triangle.turn.up.right.diamond ~directions
    arrow.up.and.down.and.arrow.left.and.right arrow-all
    arrow.up.doc ~file-export
    arrow.up.left.and.arrow.down.right arrow-expand
    >arrowshape.turn.up.backward ~reply
    >arrowshape.turn.up.forward ~reply/
    arrowshape.turn.up.left ~reply
    arrowshape.turn.up.left.2 ~reply-all
    arrowshape.turn.up.right ~reply/
    at at
    backward.end ~skip-previous
    bag ~shopping
    balloon ~airballoon
    banknote ~cash
    barcode barcode
    barcode.viewfinder barcode-scan
    basket ~basket
    battery.100.bolt battery-charging^
    beach.umbrella ~beach
    bed.double ~hotel
    bell.and.waves.left.and.right bell-ring-outline bell-ring
    bicycle bike
    binoculars ~binoculars
    bird ~duck
    birthday.cake ~cake-variant
    bitcoinsign currency-btc
    bold format-bold
    bolt ~flash
    bolt.car ~car-connected
    bolt.horizontal ~flash^
    book ~book-open
    book.closed ~book-variant
    box.truck ~truck
    briefcase ~briefcase
    bubble ~comment
    bubble.left comment-outline comment
    bubble.left.and.bubble.right ~forum
    bubble.right comment-outline/ comment/
    building ~office
    building.2 ~city
    building.columns ~bank
    bus ~bus
    cable.connector usb
    calendar.badge.clock calendar-clock
    camera.filters image-filter-tilt-shift
    camera.macro flower
    camera.rotate ~camera-switch
    camera.viewfinder image-filter-center-focus
    captions.bubble message-text-outline message-text
    car ~car
    carrot ~carrot
    cart cart-outline cart
    cat ~cat
    character "A
    character.book.closed ~dictionary
    character.cursor.ibeam textbox
    chart.bar.xaxis chart-histogram
    chart.line.uptrend.xyaxis chart-line
    chart.pie ~chart-pie
    chart.xyaxis.line chart-areaspline
    checklist format-list-bulleted-type
    checkmark.icloud ~cloud-check
    chevron.left.forwardslash.chevron.right code-tags
    clipboard clipboard-outline clipboard
    clock.arrow.circlepath history
    cloud cloud-outline cloud
    cloud.bolt weather-lightning
    cloud.fog weather-fog
    cloud.heavyrain weather-pouring
    cloud.rain weather-rainy
    cloud.snow weather-snowy
    cloud.sun weather-partlycloudy
    command apple-keyboard-command
    computermouse ~mouse
    control apple-keyboard-control
    cpu memory
    crop crop
    cross ~hospital
    cross.case ~pharmacy
    crown ~crown
    cube cube-outline cube
    cup.and.saucer ~coffee
    curlybraces code-braces
    cursorarrow ~cursor-default
    cylinder.split.1x2 ~database
    >decrease.indent format-indent-decrease
    delete.left ~backspace
    delete.right ~backspace/
    desktopcomputer desktop-mac
    dial.min ~gauge
    dice ~dice-5
    die.face.1 ~dice-1
    die.face.2 ~dice-2
    die.face.3 ~dice-3
    die.face.4 ~dice-4
    die.face.5 ~dice-5
    die.face.6 ~dice-6
    display monitor
    divide division
    doc.badge.arrow.up ~file-send
    doc.on.clipboard content-paste
    doc.on.doc content-copy content-duplicate
    doc.plaintext file-outline file-document
    doc.richtext ~file-image
    doc.text ~file-document
    doc.text.magnifyingglass file-find
    doc.zipper ~zip-box
    document.on.document content-copy content-duplicate
    dollarsign "$
    dot.radiowaves.left.and.right access-point
    drop ~water
    dumbbell ~dumbbell
    ellipsis.bubble comment-processing-outline comment-processing
    ellipsis.message comment-processing-outline comment-processing
    envelope.open email-open-outline email-open
    eraser ~eraser-variant
    eurosign "€
    exclamationmark "!
    exclamationmark.2 "!!
    exclamationmark.3 "!!!
    exclamationmark.bubble comment-alert-outline comment-alert
    externaldrive ~harddisk
    eyedropper ~eyedropper
    eyeglasses glasses
    fan ~fan
    faxmachine ~fax
    ferry ~ferry
    figure human
    figure.2.and.child.holdinghands human-male-female
    figure.and.child.holdinghands human-child
    figure.child human-child
    figure.dress.line.vertical.figure human-male-female
    figure.pool.swim swim
    figure.roll wheelchair-accessibility
    figure.run run
    figure.stand human-male
    figure.stand.dress human-female
    figure.walk walk
    figure.wave human-greeting
    film filmstrip
    fish ~fish
    flag.checkered flag-checkered
    flame ~fire
    flashlight.off ~flashlight-off
    flashlight.on ~flashlight
    flask flask-outline flask
    flowchart sitemap
    folder.badge.person.crop ~folder-account
    football ~football
    fork.knife silverware
    forward.end ~skip-next
    fuelpump ~gas-station
    function "ƒ
    gamecontroller ~gamepad-variant
    gauge ~speedometer
    gauge.with.dots.needle.50percent ~speedometer
    gift ~gift
    giftcard ~wallet-giftcard
    globe.americas ~earth
    globe.asia.australia ~earth
    globe.europe.africa ~earth
    graduationcap ~school
    guitars ~guitar-electric
    hammer ~gavel
    hand.draw cursor-pointer
    hand.point.left ~hand-pointing-right/
    hand.point.right ~hand-pointing-right
    hand.point.up.left ~cursor-pointer
    hand.tap ~cursor-pointer
    hand.thumbsdown thumb-down-outline thumb-down
    hand.thumbsup thumb-up-outline thumb-up
    headphones ~headphones
    heart.text.square ~heart-box
    hifispeaker ~speaker
    highlighter ~marker
    hourglass timer-sand
    icloud cloud-outline cloud
    icloud.and.arrow.down ~cloud-download
    icloud.and.arrow.up ~cloud-upload
    >increase.indent format-indent-increase
    indianrupeesign currency-inr
    infinity "∞
    info "i
    internaldrive ~harddisk
    ipad tablet-ipad
    iphone cellphone-iphone
    italic format-italic
    key ~key-variant
    key.horizontal ~key
    keyboard ~keyboard
    keyboard.chevron.compact.down ~keyboard-close
    ladybug ~bug
    laptopcomputer laptop
    laptopcomputer.and.iphone cellphone-link
    leaf ~leaf
    lightbulb lightbulb-outline lightbulb
    link link-variant
    >list.bullet.clipboard ~clipboard-text
    >list.bullet.rectangle ~view-list
    >list.clipboard ~clipboard-text
    >list.dash format-list-bulleted
    >list.number format-list-numbers
    >list.star playlist-check
    location ~near-me
    location.north ~navigation
    lock.open lock-open-outline lock-open
    lock.rotation screen-rotation-lock
    macbook laptop-mac
    macbook.and.iphone cellphone-link
    map ~map
    mappin map-marker
    mappin.and.ellipse map-marker-radius
    medal ~trophy-award
    megaphone ~bullhorn
    memories history
    memorychip memory
    mic microphone-outline microphone
    moon.stars ~weather-night
    mountain.2 ~image-filter-hdr
    movieclapper ~movie
    mug ~beer
    music.mic ~microphone-variant
    music.note.house ~library-music
    >music.note.list playlist-play
    network lan
    newspaper ~newspaper
    note note-outline note
    note.text ~note-text
    number "#
    opticaldiscdrive ~disk
    option apple-keyboard-option
    paintbrush ~brush
    paintbrush.pointed ~brush
    paintpalette ~palette
    paperclip paperclip
    paragraphsign "¶
    pawprint ~paw
    pencil pencil
    pencil.and.list.clipboard ~clipboard-check
    pencil.and.outline lead-pencil
    pencil.line border-color
    percent "%
    person.2 account-multiple-outline account-multiple
    person.2.badge.gearshape ~account-settings-variant
    person.crop.circle.fill account-circle
    person.crop.rectangle ~account-card-details
    person.crop.square account-box-outline account-box
    person.text.rectangle ~account-card-details
    person.wave.2 ~account-convert
    phone.arrow.down.left ~phone-incoming
    phone.arrow.up.right ~phone-outgoing
    phone.down ~phone-hangup
    photo.fill image
    photo.on.rectangle ~image-multiple
    photo.on.rectangle.angled ~image-multiple
    photo.stack ~image-album
    pills ~pill
    pin ~pin
    play.tv ~television-guide
    plus.bubble comment-plus-outline comment-plus-outline
    plus.square.on.square ~library-plus
    plusminus "±
    point.3.connected.trianglepath.dotted share-variant
    popcorn ~popcorn
    power power
    poweroutlet.type.b ~power-socket
    printer ~printer
    puzzlepiece ~puzzle
    puzzlepiece.extension ~puzzle
    qrcode qrcode
    qrcode.viewfinder qrcode-scan
    questionmark "?
    questionmark.bubble comment-question-outline comment-account
    quote.closing format-quote
    quote.opening format-quote^^
    radio ~radio
    rays brightness-7
    rectangle.and.pencil.and.ellipsis textbox
    rectangle.grid.1x2 ~view-agenda
    rectangle.grid.2x2 ~view-grid
    rectangle.grid.3x2 ~view-module
    refrigerator ~fridge-filled
    repeat repeat
    repeat.1 repeat-once
    return keyboard-return
    rosette certificate
    rotate.3d rotate-3d
    rotate.left rotate-left
    rotate.right rotate-right
    rublesign currency-rub
    ruler ~ruler
    safari compass-outline compass
    scalemass ~weight
    scissors content-cut
    scope crosshairs
    screwdriver ~screwdriver
    server.rack ~server
    shift apple-keyboard-shift
    shippingbox ~package-variant-closed
    shuffle shuffle-variant
    simcard ~sim
    slider.horizontal.3 tune
    slider.vertical.3 tune-vertical
    soccerball soccer
    sofa ~sofa
    speedometer ~speedometer
    square.3.layers.3d ~layers
    square.and.line.vertical.and.square compare
    square.dashed select
    square.dashed.inset.filled select-all
    square.grid.2x2 ~view-grid
    square.grid.3x2 ~view-module
    square.grid.3x3 grid
    square.stack.3d.up ~layers
    star.leadinghalf.filled star-half
    sterlingsign "£
    stethoscope stethoscope
    stopwatch timer
    storefront store
    strikethrough format-strikethrough-variant
    suitcase ~briefcase
    suitcase.rolling ~wallet-travel
    sum "∑
    sun.haze weather-fog
    sun.max white-balance-sunny weather-sunny
    sun.min brightness-5 brightness-7
    sunglasses ~sunglasses
    sunrise weather-sunset-up
    sunset weather-sunset-down
    syringe needle
    tablecells ~table
    tag tag-outline tag
    target target
    tent ~tent
    terminal ~console
    testtube.2 ~test-tube
    text.aligncenter format-align-center
    >text.alignleft format-align-left
    >text.alignright format-align-right
    >text.append playlist-plus
    >text.badge.checkmark playlist-check
    >text.badge.minus playlist-minus
    >text.badge.plus playlist-plus
    >text.badge.xmark playlist-remove
    text.book.closed ~dictionary
    text.bubble comment-text-outline comment-text
    text.cursor cursor-text
    text.justify format-align-justify
    >text.justify.left format-align-left
    text.line.first.and.arrowtriangle.forward format-textdirection-l-to-r
    text.magnifyingglass file-find
    >text.quote format-quote
    textformat "Aa
    textformat.123 "123
    textformat.abc "abc
    textformat.alt "A
    textformat.characters "AA
    textformat.subscript format-subscript
    textformat.superscript format-superscript
    thermometer ~thermometer
    thermometer.medium ~thermometer
    ticket ~ticket
    timelapse timelapse
    timer timer
    touchid fingerprint
    train.side.front.car ~train
    tram ~tram
    translate translate
    trash.fill delete
    tree ~tree
    trophy trophy-outline trophy
    truck.box ~truck-delivery
    tshirt ~tshirt-crew
    tv television
    umbrella umbrella-outline umbrella
    underline format-underline
    video ~video
    viewfinder crop-free
    wallet.pass ~wallet
    wand.and.rays ~auto-fix
    wand.and.sparkles ~auto-fix
    wand.and.stars ~auto-fix
    waveform.path pulse
    waveform.path.ecg pulse
    web.camera ~webcam
    wifi.router ~router-wireless
    wind weather-windy
    window.shade.closed ~blinds
    wineglass ~glass-tulip
    wonsign "₩
    wrench ~wrench
    wrench.adjustable ~wrench
    wrench.and.screwdriver wrench
    x.squareroot "√
    yensign "¥
    """
}
