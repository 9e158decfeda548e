import { morphCard } from '../features/visitor-actions/morph.ts'
import { withoutStyles } from '../features/visitor-actions/without-styles.ts'
import { readProofs, storeProofs } from './proofs.ts'
import { showSending } from './show-sending.ts'
import { forgetArrived, forgetUnsent, isTypedIn, keepUnsent, restoreUnsent } from './unsent.ts'

/**
 * Every form of a visitor works without script: a page with a card (`data-card`) for each state. Where script runs, this
 * sends the form, puts the answered card in place of the shown one, and tells what happened. What it may have to say
 * stands in the card, hidden (`visitor-actions/Troubles.tsx`).
 *
 * A card's attributes: `data-src` is where what is known of this visitor can be read, `data-stores` what this device
 * keeps, `data-answered` says that they answered, and may need the day's details without a network, `data-again` that
 * the page has more to show in a moment, `data-islands` that its islands are wanted at once, `data-leads` that it has a
 * page of its own to go to, `data-proof` that a proof of work is asked for. A form with `data-keeps` is kept as it comes;
 * a link with `data-in-card` shows the card in another state, one with `data-forgets` gives up what is typed.
 */

/** What was asked last in each card: an answer to anything before is dropped. */
const asked = new WeakMap<HTMLElement, object>()

/** That of the page; with the reader's own region, which days are written for. */
function readLanguage(): string {
  const [language = ''] = document.documentElement.lang.split('-')
  return navigator.languages.find((one) => one.split('-')[0] === language) ?? language
}

type Asked = { card: HTMLElement; url: string; body?: URLSearchParams }

/** Puts the answered card in the place of the shown one. Null if something else was asked meanwhile. */
async function show({ card, url, body }: Asked, isWanted = () => true): Promise<Response | null> {
  const turn = {}
  asked.set(card, turn)
  const headers = { ...readProofs(), 'accept-language': readLanguage() }
  const response = await fetch(url, { headers, ...(body && { method: 'POST', body }) })
  const { html } = withoutStyles(await response.text())
  const page = new DOMParser().parseFromString(html, 'text/html')
  const answered = page.querySelector<HTMLElement>(`[data-card="${card.dataset.card}"]`)
  if (!answered) throw new Error(`No card was answered (${response.status})`)
  if (body && response.ok) forgetArrived(card, answered)
  if (body && answered.dataset.leads !== undefined) location.assign(response.url)
  // Only what this script asked for: another site can send a form, too, and would sign its own person in here.
  storeProofs(JSON.parse(answered.dataset.stores ?? '{}'))
  if (asked.get(card) !== turn || !isWanted()) return null
  morphCard(card, answered)
  wake(card)
  return response
}

/** Makes a card ready that was just put in place. */
function wake(card: HTMLElement) {
  const { answered, islands } = card.dataset
  delete card.dataset.stores
  if (answered !== undefined)
    void import('../lib/offline-cache/cache-memorial-day.ts')
      .then(({ cacheMemorialDay }) => cacheMemorialDay())
      .catch(() => {})
  for (const form of card.querySelectorAll('form')) {
    // The server's words are newer than those that stand in the form.
    if (form.dataset.keeps !== undefined) {
      for (const words of form.querySelectorAll('textarea')) words.value = words.defaultValue
      keepUnsent(form)
    }
    const isRestored = restoreUnsent(form)
    if (form.dataset.awake === undefined) toggle(form, '[data-unsent]', isRestored)
    // From now on a press is heard: browser tests wait for it.
    form.dataset.awake = ''
  }
  if (islands === undefined) document.dispatchEvent(new Event('islands'))
  else void import('../islands/mount.tsx').then(({ mountAll }) => mountAll())
}

function toggle(form: HTMLElement, selector: string, isShown: boolean) {
  for (const words of form.querySelectorAll<HTMLElement>(selector)) words.hidden = !isShown
}

/** The first fault, else what the card says, else the first field of a form that was asked for. */
const order = ['[aria-invalid=true]', '[data-focus]', 'form :checked', 'form input:not([type=hidden])', 'h2']

function focusIn(card: HTMLElement) {
  const target = order.map((selector) => card.querySelector<HTMLElement>(selector)).find(Boolean)
  if (!target) return
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
  // All of it may be higher than the window.
  ;(target.firstElementChild ?? target).scrollIntoView({ block: 'nearest' })
}

/** Sends a form once, even if the button is pressed several times. */
async function send(card: HTMLElement, form: HTMLFormElement, submitter: HTMLElement | null) {
  if (card.dataset.busy !== undefined) return
  card.dataset.busy = ''
  keepUnsent(form)
  toggle(form, '[data-trouble]', false)
  const done = showSending(form)
  try {
    const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>)
    const url = submitter?.getAttribute('formaction') ?? form.action
    let response = await show({ card, url, body })
    const proof = card.dataset.proof === undefined ? null : await proveWork()
    if (proof) {
      body.set('captcha', proof)
      response = await show({ card, url, body })
    }
    focusIn(card)
    if (response?.ok && document.querySelector('[data-page]'))
      void import('../features/visitor-actions/refresh.ts')
        .then(({ refreshAfter }) => refreshAfter(card))
        .catch(() => {})
  } catch (reason) {
    // As `fetch` says that nobody could be reached.
    const why = reason instanceof TypeError ? 'offline' : (submitter?.dataset.fails ?? 'failed')
    toggle(form, `[data-trouble=${why}]`, true)
    form.querySelector('[data-trouble]:not([hidden])')?.scrollIntoView({ block: 'nearest' })
  } finally {
    done()
    delete card.dataset.busy
  }
}

/** So many come from one place that the server asks for it; null where this browser cannot. */
const proveWork = async (): Promise<string | null> =>
  (await import('../lib/api.ts').catch(() => null))?.proveWork() ?? null

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
  const field = event.target as HTMLInputElement
  if (!cardOf(event) || !field.form) return
  keepUnsent(field.form)
  // It was said of what stood there before; an island says its own.
  if (field.closest('[data-island]')) return
  field.removeAttribute('aria-invalid')
  document.getElementById(`${field.id}-error`)?.remove()
})

// Before an island of the form hears of it.
document.addEventListener(
  'reset',
  (event) => {
    if (!cardOf(event)) return
    const form = event.target as HTMLFormElement
    if (form.dataset.asks && !confirm(form.dataset.asks)) {
      event.preventDefault()
      return event.stopPropagation()
    }
    forgetUnsent(form)
    toggle(form, '[data-unsent]', false)
  },
  true,
)

document.addEventListener('submit', (event) => {
  const card = cardOf(event)
  const form = event.target as HTMLFormElement
  if (!card && form.dataset.more === undefined) return
  event.preventDefault()
  if (card) return void send(card, form, event.submitter)
  import('./more.ts').then(
    ({ showMore }) => showMore(form),
    () => form.submit(),
  )
})

document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-in-card]')
  const card = cardOf(event)
  if (!link || !card || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  // What is on its way, a payment perhaps, is answered first.
  if (card.dataset.busy !== undefined) return
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
