import { showSending } from '../forms/show-sending.ts'
import { readInviteToken, rememberInviteToken, slugHere } from '../lib/invite-token.ts'
import { pressedPhoto } from './pressed-photo.ts'
import { watchVideos } from './videos.ts'

let loading: Promise<unknown> | undefined
let alive = false

/** Loads React and hydrates the islands, once. After a failure it can be called again. */
function load(): Promise<unknown> {
  loading ??= import('./mount.tsx').then(
    async (mount) => {
      await mount.mountAll()
      alive = true
    },
    (reason: unknown) => {
      loading = undefined
      throw reason
    },
  )
  return loading
}

/** Loads in advance; if that fails, links and forms still work as plain HTML. */
const loadAhead = () => void load().catch(() => {})

/** What sends plain forms. It is alone, without React, and small. */
const loadForms = () =>
  import('../forms/enhance.ts').then(() => {
    areFormsReady = true
  })

let areFormsReady = false

/** Separate from the islands, which the viewer does not need. */
const loadViewer = () => import('./viewer.tsx')

/** Only pages with a programme tell the time. */
const loadClock = () =>
  import('../features/visitor-actions/programme/programme-clock.ts').then((clock) =>
    clock.startProgrammeClock(),
  )

const within = (event: Event, selector: string) =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null

/**
 * Waits for the first pointer, touch or focus on an island, then loads React and hydrates the islands. Until then, and
 * if loading fails, links and forms work as plain HTML.
 */
export function boot() {
  rememberInviteToken()
  watchVideos()
  if (document.querySelector('[data-programme]')) void loadClock().catch(() => {})
  for (const sign of ['pointerover', 'touchstart', 'focusin'])
    addEventListener(
      sign,
      (event) => {
        if (within(event, '[data-photo], [data-film] summary')) void loadViewer().catch(() => {})
        else if (within(event, '[data-island]')) loadAhead()
        if (within(event, '[data-card]')) void loadForms().catch(() => {})
      },
      { passive: true, capture: true },
    )

  addEventListener('click', (event) => {
    const film = within(event, '[data-film] summary')?.closest('details')
    // One that was opened on the page, without the viewer, is closed there.
    if (film && !film.open) {
      event.preventDefault()
      loadViewer()
        .then(({ openPhoto }) => openPhoto(film))
        .catch(() => {
          film.open = true
        })
      return
    }
    const photo = pressedPhoto(event)
    if (!photo) return
    event.preventDefault()
    loadViewer()
      .then(({ openPhoto }) => openPhoto(photo))
      .catch(() => location.assign(photo.href))
  })

  // Files that were chosen before this was there, and those that the phone hands over late.
  addEventListener('change', (event) => within(event, '[data-island]') && loadAhead(), true)
  for (const { files } of document.querySelectorAll<HTMLInputElement>('[data-island] input[type=file]'))
    if (files?.length) loadAhead()

  // Photos that are dropped on a card before then count as chosen; else the browser would open them instead of the page.
  for (const sign of ['dragover', 'drop'] as const)
    addEventListener(sign, (event) => {
      const files = event.dataTransfer?.types.includes('Files') && event.dataTransfer.files
      const early = '[data-island]:not([data-alive]) [type=file]'
      const input = within(event, '[data-card]')?.querySelector<HTMLInputElement>(early)
      if (!input || !files) return
      event.preventDefault()
      if (sign === 'drop') {
        const all = new DataTransfer()
        for (const file of [...(input.files ?? []), ...files]) all.items.add(file)
        input.files = all.files
      }
      loadAhead()
    })

  // A button of an island in a card waits until it is alive.
  addEventListener(
    'click',
    (event) => {
      const button = within(event, '[data-card] [data-island] button')
      if (button && !alive)
        load().then(
          () => button.click(),
          () => {},
        )
    },
    true,
  )

  // "Coming to all of it" (visitor-actions/rsvp/RsvpForm.tsx).
  addEventListener('click', (event) => {
    const all = within(event, '[data-early]')?.closest('form')
    for (const coming of all?.querySelectorAll<HTMLInputElement>('[type=radio][value=ATTENDING]') ?? [])
      coming.checked = true
  })

  // A form submitted before its island is hydrated, or its card's code is there, shows that it is loading, waits, and is submitted again.
  addEventListener(
    'submit',
    (event) => {
      const form = within(event, '[data-island] form, [data-card] form, form[data-more]')
      if (!(form instanceof HTMLFormElement)) return
      const isPlain = form.matches('[data-card] form, [data-more]')
      if (isPlain ? areFormsReady : alive) return
      event.preventDefault()
      event.stopPropagation()
      if (form.dataset.pressed !== undefined) return
      form.dataset.pressed = ''
      const done = showSending(form, 0)
      const ready = isPlain ? loadForms() : load()
      ready
        .then(
          // Safari before 16 has no `requestSubmit`: it submits the plain form.
          () => (form.requestSubmit ? form.requestSubmit() : form.submit()),
          () => {
            const offline = navigator.onLine
              ? null
              : form.querySelector<HTMLElement>('[data-trouble=offline]')
            if (offline) {
              offline.hidden = false
              return
            }
            // The address, which a plain form is known by, has the token no more.
            const value = readInviteToken()
            if (value)
              form.append(
                Object.assign(document.createElement('input'), { type: 'hidden', name: 'i', value }),
              )
            form.submit()
          },
        )
        .finally(done)
    },
    true,
  )

  if (readInviteToken()) loadNear()
  // A card that knows its visitor, or holds what they typed.
  const slug = slugHere()
  const keys = [`answer:${slug}`, `code:${slug}`, `invited ${slug}`, 'apiToken', 'unsent']
  const isKnown = readInviteToken() !== null || keys.some(hasStored)
  if (isKnown && document.querySelector('[data-card]')) void loadForms().catch(() => {})
  // Somebody who was logged in wants to see what they added; the menu tells them to log in.
  if (new URLSearchParams(location.search).get('sli') === 'true') loadAhead()
  // A returning visitor has a menu or chosen files to see.
  if ([`memory ${slug}`, `memory-change ${slug}`].some(hasStored)) loadAhead()
  if (!hasStored('apiToken')) return
  if (document.querySelector('[data-closed]')) askAsHost()
  else loadAhead()
}

/**
 * For a visitor with a personal link: hydrates the cards when they come near the viewport, so that they are filled in.
 */
function loadNear() {
  const near = new IntersectionObserver(
    (seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return
      near.disconnect()
      loadAhead()
    },
    { rootMargin: '50%' },
  )
  for (const card of document.querySelectorAll('main [data-island]')) near.observe(card)
}

/**
 * Hosts may see what is closed to others: reloads as an ordinary page, which can send their token
 * (routes/public/view.tsx).
 */
function askAsHost() {
  const search = new URLSearchParams(location.search)
  search.set('host', '')
  location.replace(`${location.pathname}?${search}`)
}

/**
 * Keys as in `lib/token.ts`, `forms/proofs.ts`, `forms/unsent.ts` and in `visitor-actions/contribute`; repeated here, so
 * that this file stays small.
 */
function hasStored(key: string) {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}
