/**
 * The script of the archive's page: large photos and the slideshow. Plain JavaScript for all browsers of the last
 * years, since it can never be updated. It takes what it shows from the page, and inserts it as text, never as markup.
 */
export const siteScript = `(function () {
  'use strict'
  var print = document.querySelector('[data-print]')
  print.hidden = false
  print.addEventListener('click', function () { window.print() })

  var dialog = document.querySelector('[data-show]')
  if (!dialog || !dialog.showModal) return
  var one = function (name) { return dialog.querySelector('[data-' + name + ']') }
  var stage = one('stage')
  var frames = Array.prototype.slice.call(dialog.querySelectorAll('[data-frame]'))
  var cards = Array.prototype.slice.call(dialog.querySelectorAll('[data-card]'))
  var links = Array.prototype.slice.call(document.querySelectorAll('a[data-photo]'))
  var photos = links.map(function (link) {
    var alt = link.querySelector('img').alt
    return { src: link.getAttribute('href'), alt: alt, caption: link.dataset.caption, by: link.dataset.by || '' }
  })
  // A title card, the photos, a closing card; or, looked at one by one, the photos alone.
  var whole = [{ card: cards[0] }].concat(photos, [{ card: cards[1] }])
  var slides = photos
  var at = 0
  var playing = false
  var timer = 0
  var turn = 0
  var from = null

  function open(list, index, plays) {
    from = document.activeElement
    slides = list
    at = index
    if (!dialog.open) dialog.showModal()
    document.documentElement.classList.add('in-show')
    play(plays)
    show()
    one(plays ? 'toggle' : 'next').focus()
  }

  function play(wanted) {
    playing = wanted
    one('toggle').textContent = wanted ? dialog.dataset.wordsPause : dialog.dataset.wordsPlay
    dialog.classList.toggle('playing', wanted)
    schedule()
  }

  function schedule() {
    clearTimeout(timer)
    if (playing) timer = setTimeout(next, Number(one('speed').value) * 1000)
  }

  // A photo that cannot be shown is passed over: no show stands still for it.
  function show() {
    var slide = slides[at]
    var mine = ++turn
    clearTimeout(timer)
    if (slide.card) return put(slide, null)
    var picture = new Image()
    picture.onload = function () { if (mine === turn) put(slide, picture) }
    picture.onerror = function () { if (mine === turn) { if (playing) next(); else put(slide, picture) } }
    picture.src = slide.src
  }

  function put(slide, picture) {
    frames[0].classList.remove('shown')
    frames[0].alt = ''
    if (picture) {
      frames.reverse()
      frames[0].src = slide.src
      frames[0].alt = slide.alt
      frames[0].hidden = false
      frames[0].classList.add('shown')
    }
    cards.forEach(function (card) { card.hidden = card !== slide.card })
    stage.classList.toggle('carded', Boolean(slide.card))
    one('caption').textContent = slide.caption || ''
    one('by').textContent = slide.by || ''
    var number = photos.indexOf(slide) + 1
    var count = number ? dialog.dataset.of.replace('##', photos.length).replace('#', number) : ''
    one('count').textContent = count
    one('say').textContent = playing ? '' : [count, slide.alt, slide.by].filter(Boolean).join('. ')
    var coming = slides[(at + 1) % slides.length]
    if (coming.src) new Image().src = coming.src
    schedule()
  }

  function go(index) { at = (index + slides.length) % slides.length; show() }
  function next() { go(at + 1) }
  function previous() { go(at - 1) }

  function toggle() {
    if (!playing && slides === photos) { slides = whole; at += 1 }
    play(!playing)
  }

  links.forEach(function (link, index) {
    link.addEventListener('click', function (event) {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      open(photos, index, false)
    })
  })
  var start = document.querySelector('[data-play]')
  start.hidden = false
  start.addEventListener('click', function () { open(whole, 0, true) })
  one('next').addEventListener('click', next)
  one('previous').addEventListener('click', previous)
  one('toggle').addEventListener('click', toggle)
  one('close').addEventListener('click', function () { dialog.close() })
  one('speed').addEventListener('change', schedule)
  dialog.addEventListener('close', function () {
    play(false)
    turn += 1
    document.documentElement.classList.remove('in-show')
    if (from && from.focus) from.focus()
  })
  dialog.addEventListener('keydown', function (event) {
    var inField = event.target.tagName === 'SELECT'
    if (event.key === 'ArrowRight' && !inField) next()
    else if (event.key === 'ArrowLeft' && !inField) previous()
    else if (event.key === 'Home' && !inField) go(0)
    else if (event.key === ' ' && event.target.tagName !== 'BUTTON' && !inField) toggle()
    else return
    event.preventDefault()
  })
  stage.addEventListener('click', next)
})()
`
