/** Mailboxes of these ignore dots, too. */
const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com'])

/**
 * Whose mailbox an address leads to, as a key for limits alone: most providers deliver `name+anything@` to `name@`, and a
 * stranger could else fill one mailbox under a hundred addresses. Mails go to the address as it was typed.
 */
export function mailboxKey(email: string): string {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  const host = address.slice(at + 1)
  const [name = ''] = address.slice(0, at).split('+')
  // Of `+news@` nothing would be left.
  if (at < 1 || name === '') return address
  return `${WITHOUT_DOTS.has(host) ? name.replaceAll('.', '') : name}@${host}`
}
