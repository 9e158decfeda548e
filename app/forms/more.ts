import { withoutStyles } from '../features/visitor-actions/without-styles.ts'
import { adoptSheet } from '../lib/adopt-sheet.ts'
import { readProofs } from './proofs.ts'
import { showSending } from './show-sending.ts'

/**
 * Shows the next page of a list in place of the form that asks for it (`ui/MoreForm.tsx`): what that page has of it, with
 * its own form for the page after. Who reads on is at the first of what is new. A failure is said in the form.
 */
export async function showMore(form: HTMLFormElement): Promise<void> {
  const trouble = form.querySelector<HTMLElement>('[data-trouble]')
  if (trouble) trouble.hidden = true
  const done = showSending(form)
  try {
    const search = new URLSearchParams(new FormData(form) as unknown as Record<string, string>)
    const response = await fetch(`${form.action}?${search}`, { headers: readProofs() })
    const { html, rules } = withoutStyles(await response.text())
    const page = new DOMParser().parseFromString(html, 'text/html')
    const more = page.querySelector('[data-more-of]')
    if (!more) throw new Error(`Nothing more was answered (${response.status})`)
    adoptSheet()?.replaceSync(rules)
    const first = more.querySelector<HTMLElement>('article, a')
    form.parentElement?.setAttribute('data-stays', '')
    form.replaceWith(...more.childNodes)
    first?.focus({ preventScroll: true })
  } catch {
    if (trouble) trouble.hidden = false
  } finally {
    done()
  }
}
