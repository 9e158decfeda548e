/**
 * Turns the text form of a mail (paragraphs, breaks, links; see `MailForm`) into plain text: paragraphs separated by an
 * empty line, and every address in full after its text.
 *
 * Regular expressions suffice, because it reads nothing but React's own output: there any `<` and `"` in people's words is
 * escaped, so each tag is one of the dozen in the parts of mails (docs/decisions/0003).
 */
export function toPlainText(markup: string): string {
  const lines = markup
    .replace(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs, (_, href: string, label: string) =>
      link(href, label),
    )
    .replace(/<br\/?>/g, '\n')
    .replace(/<hr\/?>/g, '--\n')
    .replace(/<\/(p|h1|h2|li|blockquote)>/g, '\n\n')
    .replace(/<[^>]+>/g, '')
  return `${decode(lines)
    .replace(/[^\S\n]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`
}

function link(href: string, label: string): string {
  const words = label.replace(/<[^>]+>/g, '')
  return words === '' || href.endsWith(words) ? href : `${words} (${href})`
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

function decode(escaped: string): string {
  return escaped.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
}
