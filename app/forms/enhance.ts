import { morphCard } from '../features/visitor-actions/morph.ts'
import { withoutStyles } from '../features/visitor-actions/without-styles.ts'
import { isPrintedCode, readInviteToken, slugHere } from '../lib/invite-token.ts'
import { forgetUnsent, isTypedIn, keepUnsent, restoreUnsent } from './unsent.ts'

/**
 * Every form of a visitor works without script: a page with a card (`data-card`) for each state. Where script runs, this
 * sends the form, puts the answered card in place of the shown one, and tells what happened. It knows nothing of what
 * the forms are about. What it may have to say stands in the card, hidden (`RsvpForm.tsx`).
 *
 * A card's attributes: `data-src` is where what is known of this visitor can be read, `data-stores` a key on this device
 * for `data-value`, `data-answered` says that they answered, and may need the day's details without a network. A link with
 * `data-in-card` shows the card in another state; one with `data-forgets` gives up what is typed.
 */

/** Milliseconds after which a form says that it is being sent. */
const SLOW = 400

/** Milliseconds until the page is refreshed, while the visitor reads the answer. */
const AFTER = 1500

/** What was asked last in each card: an answer to anything before is dropped. */
const asked = new WeakMap<HTMLElement, object>()

class Unreachable extends Error {}

/**
 * Who is known on this device: by their personal link, else by their account (lib/token.ts), else by what they sent
 * before (visitor-actions/read-stored-answerer.ts).
 */
function readProofs(): Record<string, string> {
  const link = readInviteToken()
  try {
    const token = link && !isPrintedCode(link) ? null : localStorage.getItem('apiToken')
    const { receipt } = JSON.parse(localStorage.getItem(`answer:${slugHere()}`) ?? '{}')
    return {
      ...(link && { 'invite-token': link }),
      ...(token && { pid: token }),
      ...(receipt && { 'answer-receipt': receipt }),
    }
  } catch {
    return link ? { 'invite-token': link } : {}
  }
}

/** That of the page; with the reader's own region, which days are written for. */
function readLanguage(): string {
  const [language = ''] = document.documentElement.lang.split('-')
  return navigator.languages.find((one) => one.split('-')[0] === language) ?? language
}

interface Asked {
  card: HTMLElement
  url: string
  body?: URLSearchParams
}

/** Puts the answered card in the place of the shown one. Null if something else was asked meanwhile. */
async function show({ card, url, body }: Asked, isWanted = () => true): Promise<Response | null> {
  const turn = {}
  asked.set(card, turn)
  const headers = { ...readProofs(), 'accept-language': readLanguage() }
  const sent = fetch(url, { headers, ...(body && { method: 'POST', body }) })
  const response = await sent.catch(() => {
    throw new Unreachable()
  })
  const { html } = withoutStyles(await response.text())
  const page = new DOMParser().parseFromString(html, 'text/html')
  const answered = page.querySelector<HTMLElement>(`[data-card="${card.dataset.card}"]`)
  if (!answered) throw new Error(`No card was answered (${response.status})`)
  if (asked.get(card) !== turn || !isWanted()) return null
  if (body && response.ok) for (const form of card.querySelectorAll('form')) forgetUnsent(form)
  morphCard(card, answered)
  wake(card)
  return response
}

/** Makes a card ready that was just put in place. */
function wake(card: HTMLElement) {
  const { stores, value, answered } = card.dataset
  try {
    if (stores && value) localStorage.setItem(stores, value)
    else if (stores && value === '') localStorage.removeItem(stores)
  } catch {
    // Then it is known until the page is left.
  }
  if (answered !== undefined)
    void import('../lib/offline-cache/cache-memorial-day.ts').then(
      ({ cacheMemorialDay }) => cacheMemorialDay(),
      () => {},
    )
  for (const form of card.querySelectorAll('form')) {
    const isRestored = restoreUnsent(form)
    if (form.dataset.awake === undefined) toggle(form, '[data-unsent]', isRestored)
    // From now on a press is heard: browser tests wait for it.
    form.dataset.awake = ''
  }
}

function toggle(form: HTMLElement, selector: string, isShown: boolean) {
  for (const words of form.querySelectorAll<HTMLElement>(selector)) words.hidden = !isShown
}

/** The first fault, else what the card says, else the first field of a form that was asked for. */
function focusIn(card: HTMLElement) {
  const [target] = [
    '[aria-invalid=true]',
    '[data-focus]',
    'form :checked',
    'form input:not([type=hidden])',
    'h2',
  ]
    .map((selector) => card.querySelector<HTMLElement>(selector))
    .filter((one) => one !== null)
  if (!target) return
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
  // All of it may be higher than the window.
  ;(target.firstElementChild ?? target).scrollIntoView({ block: 'nearest' })
}

/** Says after a moment that it is being sent; the style sheet shows it in the button (ui/Button.module.css). */
function saySending(form: HTMLFormElement): () => void {
  const status = Object.assign(document.createElement('p'), { className: 'visually-hidden' })
  status.setAttribute('role', 'status')
  form.after(status)
  const timer = setTimeout(() => {
    form.dataset.pressed = ''
    status.append(form.querySelector<HTMLElement>('[data-coming]')?.dataset.coming ?? '')
  }, SLOW)
  return () => {
    clearTimeout(timer)
    delete form.dataset.pressed
    status.remove()
  }
}

/** Sends a form once, even if the button is pressed several times. */
async function send(card: HTMLElement, form: HTMLFormElement) {
  if (card.dataset.busy !== undefined) return
  card.dataset.busy = ''
  keepUnsent(form)
  toggle(form, '[data-trouble]', false)
  const done = saySending(form)
  try {
    const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>)
    const response = await show({ card, url: form.action, body })
    focusIn(card)
    if (response?.ok && document.querySelector('[data-page]'))
      void import('../features/visitor-actions/refresh.ts').then(
        ({ refreshPage }) => refreshPage(AFTER),
        () => {},
      )
  } catch (reason) {
    toggle(form, `[data-trouble=${reason instanceof Unreachable ? 'offline' : 'failed'}]`, true)
    form.querySelector('[data-trouble]:not([hidden])')?.scrollIntoView({ block: 'nearest' })
  } finally {
    done()
    delete card.dataset.busy
  }
}

/** Shows what is known of this visitor, unless they type already. */
function readKnown(card: HTMLElement, isTyping: boolean) {
  const url = card.dataset.src
  if (!url || Object.keys(readProofs()).length === 0) return
  let isTouched = isTyping
  const note = () => {
    isTouched = true
  }
  card.addEventListener('input', note, { once: true })
  const isFree = () => !isTouched && !card.contains(document.activeElement)
  show({ card, url }, isFree).catch(() => {})
}

const cardOf = (event: Event): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('[data-card]') : null

document.addEventListener('input', (event) => {
  const form = cardOf(event) && (event.target as HTMLInputElement).form
  if (form) keepUnsent(form)
})

document.addEventListener('reset', (event) => {
  if (!cardOf(event)) return
  const form = event.target as HTMLFormElement
  forgetUnsent(form)
  toggle(form, '[data-unsent]', false)
})

document.addEventListener('submit', (event) => {
  const card = cardOf(event)
  if (!card) return
  event.preventDefault()
  void send(card, event.target as HTMLFormElement)
})

document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-in-card]')
  const card = cardOf(event)
  if (!link || !card || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  const form = link.closest('form')
  if (form && link.dataset.forgets) forgetUnsent(form)
  show({ card, url: link.href }).then(
    () => focusIn(card),
    () => location.assign(link.href),
  )
})

for (const card of document.querySelectorAll<HTMLElement>('[data-card]')) {
  // Before this script was there.
  const typed = [...card.querySelectorAll('form')].filter(isTypedIn)
  for (const form of typed) keepUnsent(form)
  wake(card)
  readKnown(card, typed.length > 0)
}
