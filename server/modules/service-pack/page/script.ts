/**
 * The script of the page that plays from a USB stick. Plain JavaScript for all browsers of the last years, since it can
 * never be updated. It inserts texts of people as text, never as markup.
 */
export const pageScript = `(function () {
  'use strict'
  var byId = function (id) { return document.getElementById(id) }
  var show = JSON.parse(byId('show').textContent)
  var words = show.words
  var room = byId('room')
  var stage = byId('stage')
  var FADE = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 400
  var PATIENCE = 10000
  var QUIET = 4000
  var LONG = 140

  var slides = [{ card: byId('title') }].concat(show.photos, show.films, [{ card: byId('closing') }])
  var at = 0
  var shown = byId('title')
  var playing = true
  var turn = 0
  var timer = 0
  var quietTimer = 0
  var coming = null

  // The picture is there, and decoded, before it is shown.
  function prepare(index) {
    var slide = slides[index]
    if (slide.card) return Promise.resolve(slide.card)
    if (coming && coming.index === index) return coming.ready
    if (slide.film) {
      coming = { index: index, ready: Promise.resolve(filmLayer(slide, index)) }
      return coming.ready
    }
    var picture = new Image()
    picture.alt = slide.alt
    picture.src = slide.src
    var late = new Promise(function (done, fail) { setTimeout(fail, PATIENCE) })
    var ready = Promise.race([picture.decode(), late]).then(function () { return layerOf(slide, picture) })
    coming = { index: index, ready: ready }
    ready.catch(function () { if (coming && coming.index === index) coming = null })
    return ready
  }

  // A film plays once it is shown, and the show goes on at its end; its still where it cannot be played.
  function filmLayer(slide, index) {
    var film = document.createElement('video')
    film.src = slide.film
    film.muted = slide.muted
    film.playsInline = true
    film.preload = 'auto'
    if (slide.still) film.poster = slide.still
    film.setAttribute('aria-label', slide.alt)
    film.addEventListener('ended', function () { if (at === index && playing) go(index + 1, 1, false) })
    film.addEventListener('error', function () { slide.failed = true; if (at === index) wait() })
    var layer = layerOf(slide, film)
    layer.film = film
    return layer
  }

  function playFilm() {
    var film = shown.film
    if (!film) return
    if (!playing || document.hidden) return film.pause()
    film.play().catch(function (reason) {
      // A browser may want a key or a click before it lets a page sound.
      if (film.muted || reason.name !== 'NotAllowedError') return
      film.muted = true
      film.play().catch(function () {})
    })
  }

  function layerOf(slide, picture) {
    var layer = document.createElement('figure')
    layer.className = 'layer photo'
    // A small scan is enlarged, but not until it is a blur.
    if (picture.naturalWidth) picture.style.maxWidth = picture.naturalWidth * 2 + 'px'
    layer.append(picture)
    if (slide.caption) layer.append(line(slide.caption, slide.caption.length > LONG ? 'long' : ''))
    if (slide.from) layer.append(line(slide.from, 'from'))
    return layer
  }

  function line(text, name) {
    var p = document.createElement('p')
    p.className = name
    p.dir = 'auto'
    p.textContent = text
    return p
  }

  // A photo that cannot be shown is passed over: no show stands still for it.
  function go(to, step, byHand, passed) {
    var mine = ++turn
    clearTimeout(timer)
    var index = (to + slides.length) % slides.length
    prepare(index).then(function (layer) {
      if (mine === turn) put(index, layer, byHand)
    }, function () {
      if (mine === turn && (passed || 0) < slides.length) go(index + step, step, byHand, (passed || 0) + 1)
    })
  }

  function put(index, layer, byHand) {
    var before = shown
    at = index
    shown = layer
    coming = null
    if (layer !== before) {
      if (!layer.isConnected) stage.append(layer)
      // The browser draws it unseen first, or it would not fade.
      void layer.offsetWidth
      layer.classList.add('shown')
      layer.removeAttribute('aria-hidden')
      before.classList.remove('shown')
      before.setAttribute('aria-hidden', 'true')
      setTimeout(tidy, FADE + 50)
    }
    var slide = slides[at]
    room.dataset.slide = String(at)
    room.classList.toggle('glow', Boolean(slide.card))
    byId('position').textContent = slide.position || ''
    if (byHand) byId('said').textContent = slide.card
      ? slide.card.innerText
      : [slide.position, slide.caption, slide.from].filter(Boolean).join('. ')
    wait()
    prepare((at + 1) % slides.length).catch(function () {})
  }

  function tidy() {
    stage.querySelectorAll('.photo').forEach(function (layer) {
      if (layer === shown) return
      if (layer.film) layer.film.pause()
      layer.remove()
    })
  }

  function wait() {
    clearTimeout(timer)
    playFilm()
    if (!playing || document.hidden) return
    var seconds = Number(byId('speed').value)
    if (slides[at].film && !slides[at].failed) seconds = slides[at].seconds + 10
    if (slides[at].card) seconds = Math.max(seconds, show.leastOfCards)
    timer = setTimeout(function () { go(at + 1, 1, false) }, seconds * 1000)
  }

  function play(wanted) {
    playing = wanted
    byId('toggle').textContent = wanted ? words.pause : words.play
    wait()
  }

  var canFill = Boolean(room.requestFullscreen)
  function fill() {
    if (!canFill) return
    if (document.fullscreenElement) document.exitFullscreen()
    else document.documentElement.requestFullscreen().catch(function () {})
  }

  function wake() {
    room.classList.remove('quiet')
    clearTimeout(quietTimer)
    quietTimer = setTimeout(function () { room.classList.add('quiet') }, QUIET)
  }

  var previous = function () { go(at - 1, -1, true) }
  var next = function () { go(at + 1, 1, true) }
  var toggle = function () { play(!playing) }
  byId('previous').addEventListener('click', previous)
  byId('next').addEventListener('click', next)
  byId('toggle').addEventListener('click', toggle)
  byId('speed').addEventListener('change', wait)
  byId('fill').hidden = !canFill
  byId('fill').addEventListener('click', fill)
  document.addEventListener('fullscreenchange', function () {
    byId('fill').textContent = document.fullscreenElement ? words.leaveFullScreen : words.fullScreen
  })
  document.addEventListener('visibilitychange', wait)
  document.addEventListener('pointermove', wake)
  document.addEventListener('pointerdown', wake)

  var keys = {
    ' ': toggle, ArrowLeft: previous, ArrowRight: next, PageUp: previous, PageDown: next,
    Home: function () { go(0, 1, true) }, End: function () { go(slides.length - 1, -1, true) }, f: fill, F: fill
  }
  document.addEventListener('keydown', function (event) {
    wake()
    if (event.ctrlKey || event.metaKey || event.altKey) return
    var on = event.target
    var isOwn = on.tagName === 'SELECT' || (on.tagName === 'BUTTON' && (event.key === ' ' || event.key === 'Enter'))
    if (isOwn || !keys[event.key]) return
    event.preventDefault()
    keys[event.key]()
  })

  // Keeps the screen from going dark, where a page from a stick may ask for that.
  var stayAwake = function () {
    if (navigator.wakeLock && !document.hidden) navigator.wakeLock.request('screen').catch(function () {})
  }
  document.addEventListener('visibilitychange', stayAwake)
  stayAwake()
  wake()
  put(0, shown, false)
})()`
