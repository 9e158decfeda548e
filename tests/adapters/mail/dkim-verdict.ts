import { createHash, createVerify, type KeyObject } from 'node:crypto'

/**
 * Whether the DKIM signature of a mail is valid (RFC 6376, relaxed/relaxed). It is calculated here, so that the library
 * that signs does not check itself.
 *
 * @param data as sent over the wire, with lines ended by CRLF
 */
export function dkimVerdict(
  data: string,
  key: KeyObject,
): { tags: Record<string, string>; isRight: boolean } {
  const end = data.indexOf('\r\n\r\n')
  const headers = data.slice(0, end).split(/\r\n(?![ \t])/)
  const signature = headers.find((line) => /^DKIM-Signature:/i.test(line)) ?? ''
  const value = signature.slice(signature.indexOf(':') + 1)
  const tags = Object.fromEntries(
    value.split(';').map((tag) => {
      const equals = tag.indexOf('=')
      return [tag.slice(0, equals).trim(), tag.slice(equals + 1).replace(/\s+/g, '')]
    }),
  )
  if (tags.c !== 'relaxed/relaxed') return { tags, isRight: false }

  const body = createHash('sha256')
    .update(relaxedBody(data.slice(end + 4)), 'utf8')
    .digest('base64')
  const signed = (tags.h ?? '')
    .split(':')
    .flatMap(
      (name) => headers.findLast((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`)) ?? [],
    )
    .map(relaxedHeader)
  const bare = relaxedHeader(signature.replace(/([;\s]b=)[^;]*/, '$1'))
  const verifier = createVerify('RSA-SHA256').update([...signed, bare].join('\r\n'), 'utf8')
  return { tags, isRight: body === tags.bh && verifier.verify(key, tags.b ?? '', 'base64') }
}

function relaxedHeader(line: string): string {
  const colon = line.indexOf(':')
  const value = line
    .slice(colon + 1)
    .replace(/\r\n/g, '')
    .replace(/[ \t]+/g, ' ')
  return `${line.slice(0, colon).trim().toLowerCase()}:${value.trim()}`
}

function relaxedBody(body: string): string {
  const lines = body.replace(/[ \t]+(?=\r\n|$)/g, '').replace(/[ \t]+/g, ' ')
  return `${lines.replace(/(\r\n)*$/, '')}\r\n`
}
