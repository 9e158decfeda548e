import { readInviteToken, rememberInviteToken, slugHere } from '../lib/invite-token.ts'
import { pressedPhoto } from './pressed-photo.ts'
import { watchVideos } from './videos.ts'

let loading: Promise<unknown> | undefined
let alive = false

/** Loads React and wakes the islands, once. A load that failed may be tried again. */
function load(): Promise<unknown> {
  loading ??= import('./mount.tsx').then(
    async (mount) => {
      await mount.mountAll()
      alive = true
    },
    (reason: unknown) => {
      loading = undefined
      rsvp()?.removeAttribute('data-waits')
      throw reason
    },
  )
  return loading
}

/** Ahead of need: without them, links and forms still work as plain HTML. */
const loadAhead = () => void load().catch(() => {})

/** Who looks at photos need not carry the cards. */
const loadViewer = () => import('./viewer.tsx')

/** Heavy, and needed as soon as its card is awake: on its way together with what wakes it. */
const loadMemoryAhead = () =>
  void import('../features/visitor-actions/contribute/ContributeDialog.tsx').catch(() => {})

const within = (event: Event, selector: string) =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null

/**
 * Waits for the first sign of interest, then loads React and wakes the islands. Until then, and if loading
 * fails, links and forms work as plain HTML.
 */
export function boot() {
  rememberInviteToken()
  watchVideos()
  for (const sign of ['pointerover', 'touchstart', 'focusin'])
    addEventListener(
      sign,
      (event) => {
        if (within(event, '[data-photo]')) void loadViewer().catch(() => {})
        else if (within(event, '[data-island]')) loadAhead()
      },
      { passive: true, capture: true },
    )

  addEventListener(
    'pointerdown',
    (event) => {
      if (within(event, '#contribute [type=submit]')) loadMemoryAhead()
    },
    { passive: true, capture: true },
  )

  addEventListener('click', (event) => {
    const photo = pressedPhoto(event)
    if (!photo) return
    event.preventDefault()
    loadViewer()
      .then(({ openPhoto }) => openPhoto(photo))
      .catch(() => location.assign(photo.href))
  })

  // Sent before its island is alive: it says that it is coming, waits, and is sent again.
  addEventListener(
    'submit',
    (event) => {
      const form = within(event, '[data-island] form')
      if (!(form instanceof HTMLFormElement) || alive) return
      event.preventDefault()
      event.stopPropagation()
      if (form.dataset.pressed !== undefined) return
      const said = sayComing(form)
      if (within(event, '#contribute')) loadMemoryAhead()
      load()
        .then(
          // Safari before 16 has no way to ask as a press would: it sends the plain form.
          () => (form.requestSubmit ? form.requestSubmit() : form.submit()),
          () => form.submit(),
        )
        .finally(() => {
          delete form.dataset.pressed
          said.remove()
        })
    },
    true,
  )

  // Whoever is known need not say who they are: until that is clear, no field moves under a thumb.
  if (readInviteToken() || hasStored('apiToken')) rsvp()?.setAttribute('data-waits', '')
  if (readInviteToken()) loadNear()
  // Somebody who was logged in looks for what is theirs; the menu says what to do.
  if (new URLSearchParams(location.search).get('sli') === 'true') loadAhead()
  // A reader who has been here before has a menu, and answers and begun memories of their own to see.
  const slug = slugHere()
  if (hasStored(`answer:${slug}`) || hasStored(`contribution ${slug}`)) loadAhead()
  if (!hasStored('apiToken')) return
  if (document.querySelector('[data-closed]')) askAsHost()
  else loadAhead()
}

/** To the eye by the style sheet (ui/Button.module.css), whose words a screen reader is told here. */
function sayComing(form: HTMLFormElement): HTMLElement {
  form.dataset.pressed = ''
  const status = document.body.appendChild(document.createElement('p'))
  status.className = 'visually-hidden'
  status.setAttribute('role', 'status')
  const words = form.querySelector<HTMLElement>('[data-coming]')?.dataset.coming ?? ''
  // Told of once it stands there empty.
  setTimeout(() => status.append(words))
  return status
}

/** Whoever came by a personal link finds the cards filled in, once they come near them. */
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

/** Its hosts may see what is closed to others: the page that knows the way is another one (routes/public/view.tsx). */
function askAsHost() {
  const search = new URLSearchParams(location.search)
  search.set('host', '')
  location.replace(`${location.pathname}?${search}`)
}

/** The card that asks whether somebody comes (`features/visitor-actions/rsvp`), which lifts the mark once it knows them. */
const rsvp = () => document.querySelector('[data-island=rsvp]')

/** As `lib/token.ts`, `rsvp/stored-answer.ts` and `contribute/draft-storage.ts` keep it; said again here, so that this stays one small file. */
function hasStored(key: string) {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}
