import type { EventFacts } from './use-facts.ts'

/**
 * A text message about a change: the words, the facts, and the way to the page.
 *
 * @param factName the name of a fact, such as `When:`
 */
export function textMessage(
  words: string,
  events: readonly EventFacts[],
  link: string,
  factName: (what: EventFacts['facts'][number]['what']) => string,
): string {
  const told = events.map(({ name, facts, notes }) =>
    [name, ...facts.map(({ what, now }) => `${factName(what)} ${now}`), ...notes].join('\n'),
  )
  return [words, ...told, link].filter(Boolean).join('\n\n')
}

/** Some phones read the text after `?`, others after `&`; `?&` works for both. */
export const textLink = (phone: string, text: string): string =>
  `sms:${phone.replace(/[^\d+]/g, '')}?&body=${encodeURIComponent(text)}`
