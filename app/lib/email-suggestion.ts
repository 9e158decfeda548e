/** Common mail providers; a domain in this list is never taken for a mistake. */
const domains = [
  ...[
    'gmail.com',
    'googlemail.com',
    'hotmail.com',
    'hotmail.co.uk',
    'hotmail.es',
    'hotmail.fr',
    'outlook.com',
  ],
  ...[
    'outlook.es',
    'outlook.com.au',
    'live.com',
    'live.com.au',
    'live.co.uk',
    'msn.com',
    'yahoo.com',
    'yahoo.es',
  ],
  ...['yahoo.com.au', 'yahoo.co.uk', 'yahoo.fr', 'ymail.com', 'icloud.com', 'me.com', 'mac.com', 'aol.com'],
  ...['gmx.com', 'gmx.net', 'gmx.de', 'web.de', 'mail.com', 'email.com', 'proton.me', 'protonmail.com'],
  ...['bigpond.com', 'bigpond.net.au', 'optusnet.com.au', 'iinet.net.au', 'tpg.com.au', 'telefonica.net'],
]

/** Endings that do not exist, and what was meant. */
const endings: [wrong: RegExp, right: string][] = [
  [/\.(?:con|cmo|ocm|vom|xom|comm|cpm|coom)$/, '.com'],
  [/\.com\.(?:ua|aus)$/, '.com.au'],
  [/\.(?:nte|ent)$/, '.net'],
]

/**
 * Suggests the address that was meant when a typed one looks mistyped (`ana@gmial.con`); null when it may be right.
 * Short domains resemble too many others, so only their ending is corrected.
 */
export function suggestEmail(typed: string): string | null {
  const address = typed.trim()
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1).toLowerCase()
  if (at < 1 || domains.includes(domain)) return null
  const [wrong, right = ''] = endings.find(([ending]) => ending.test(domain)) ?? []
  const ended = wrong ? domain.replace(wrong, right) : domain
  const meant = domains.find((one) => one === ended || (one.length >= MIN_LENGTH && isOneSlip(ended, one)))
  const found = meant ?? (wrong ? ended : null)
  return found && `${address.slice(0, at)}@${found}`
}

/** Length of a domain with its ending, from which it is compared letter by letter. */
const MIN_LENGTH = 9

/** Whether one letter is missing, added, wrong, or swapped with its neighbour. */
function isOneSlip(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false
  let same = 0
  while (same < typed.length && typed[same] === meant[same]) same += 1
  const [rest, right] = [typed.slice(same), meant.slice(same)]
  const swapped = `${rest[1] ?? ''}${rest[0] ?? ''}${rest.slice(2)}`
  return (
    rest.slice(1) === right ||
    rest === right.slice(1) ||
    rest.slice(1) === right.slice(1) ||
    swapped === right
  )
}
