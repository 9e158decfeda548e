/** What a picture's XMP says (ISO 16684-1, IPTC Photo Metadata). Empty or null: nothing. */
export interface PictureFacts {
  caption: string
  /** Local to where it was taken: `2019-05-04T13:00:00`. */
  takenAt: string | null
  /** In words, what no date of XMP says: `the 1950s`. */
  time: string
  /** Who passed it on. */
  credit: string
  /** Names of whom it shows. */
  people: readonly string[]
}

const isEmpty = ({ caption, takenAt, time, credit, people }: PictureFacts): boolean =>
  caption === '' && takenAt === null && time === '' && credit === '' && people.length === 0

/** An XMP packet, also as a file of its own (a sidecar); null when there is nothing to say. */
export function xmpOf(facts: PictureFacts): Buffer | null {
  if (isEmpty(facts)) return null
  const { caption, takenAt, time, credit, people } = facts
  const said = [
    caption &&
      `<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${xml(caption)}</rdf:li></rdf:Alt></dc:description>`,
    time && `<dc:coverage>${xml(time)}</dc:coverage>`,
    takenAt && `<photoshop:DateCreated>${xml(takenAt)}</photoshop:DateCreated>`,
    credit && `<photoshop:Credit>${xml(credit)}</photoshop:Credit>`,
    people.length > 0 &&
      `<Iptc4xmpExt:PersonInImage><rdf:Bag>${people.map((name) => `<rdf:li>${xml(name)}</rdf:li>`).join('')}</rdf:Bag></Iptc4xmpExt:PersonInImage>`,
  ]
  return Buffer.from(`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/">
${said.filter(Boolean).join('\n')}
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>
`)
}

/** Characters that XML 1.0 cannot contain are left out. */
const xml = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\t\n\r\u{20}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
