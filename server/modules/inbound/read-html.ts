import { randomUUID } from 'node:crypto'
import PostalMime from 'postal-mime'

const WITHOUT_WORDS = /^(head|title|style|script|template)$/
const HIDDEN = /\shidden(?=[\s=/]|$)/i
const HIDDEN_STYLE =
  /\sstyle\s*=.*(display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all|(max-height|opacity)\s*:\s*0(?!\.?\d))/i
/** The style of a tag stands at its beginning; strangers' tags may be as long as a mail. */
const TAG_LONGEST = 500
const OF_DOCUMENT = /^(!|\?|\/?(html|body)\b)/i
const ON_ITS_OWN_LINE =
  /^(li|dt|dd|\/?(ul|ol|dl|h[1-6]|blockquote|section|article|header|footer|address|pre))$/

const WITHIN_LINE = /^(a|b|code|del|em|font|i|ins|s|small|span|strong|su[bp]|u)$/

/** HTML as it is seen, `>` before each line of a quote. What ends nowhere hides nothing, so that no words are lost. */
function seenIn(html: string): string {
  const [start = '', ...tags] = html.replace(/<!--[\s\S]*?(?:-->|$)/g, ' ').split('<')
  const ends = new Set(html.toLowerCase().match(/<\/[a-z][a-z0-9:]*/g))
  let hiding = ''
  let depth = 0
  let quotes = 0
  const seen = tags.map((tag) => {
    const [whole = '', slash, name = ''] = /^(\/?)([a-z][a-z0-9:]*)/.exec(tag.toLowerCase()) ?? []
    if (depth === 0) hiding = !slash && ends.has(`</${name}`) && isHidden(name, tag) ? name : ''
    if (name !== '' && name === hiding) depth += slash ? -1 : 1
    if (depth > 0) return ''
    if (OF_DOCUMENT.test(tag)) return `<br>${tag.slice(tag.indexOf('>') + 1)}`
    if (name === '') return `&lt;${tag}`
    if (name === 'blockquote') quotes = Math.max(0, quotes + (slash ? -1 : 1))
    const marked = quotes > 0 && !WITHIN_LINE.test(name) ? tag.replace('>', '>&gt; ') : tag
    return `${ON_ITS_OWN_LINE.test(whole) ? '<br>' : ''}<${marked}`
  })
  return [start, ...seen].join('')
}

function isHidden(name: string, tag: string): boolean {
  const [opening = ''] = tag.slice(0, TAG_LONGEST).split('>', 1)
  const names = opening.replace(/"[^"]*"|'[^']*'/g, '')
  return WITHOUT_WORDS.test(name) || HIDDEN.test(names) || HIDDEN_STYLE.test(opening)
}

/** Many times what a memory holds, without the pictures that stand among the words. */
const LONGEST = 2_000_000

/** The text of what HTML shows. */
export async function readHtml(html: string): Promise<string> {
  const withoutPictures = html.replace(/\s+/g, ' ').replace(/"data:[^"<>]*/g, '"')
  const end = `--${randomUUID()}`
  // The library makes text of HTML that stands beside plain text.
  const parts = [
    `Content-Type: multipart/mixed; boundary="${end.slice(2)}"\r\n`,
    `${end}\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${seenIn(withoutPictures.slice(0, LONGEST))}`,
    `${end}\r\nContent-Type: text/plain\r\n\r\n`,
    `${end}--\r\n`,
  ]
  return (await PostalMime.parse(Buffer.from(parts.join('\r\n')))).text ?? ''
}
