/** A generator of pseudo-random numbers, so that a failure can be repeated. */
function randomFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state % below
  }
}

const headers = [
  'From: Tomás <tomas@example.org>',
  'From: <tomas@example.org>, <ana@example.org>',
  'From: =?utf-8?B?////?= <tomas@example.org>',
  'From:',
  'From: undisclosed:;',
  `From: ${'"'.repeat(200)}`,
  'Subject: =?x-unknown?Q?=FF=00?=',
  `Subject: ${'s'.repeat(3000)}`,
  'Message-ID: <>',
  'Message-ID: <a@b>',
  `References: ${'<a@b> '.repeat(500)}`,
  'Date: never',
  'Content-Type: multipart/mixed; boundary=b',
  'Content-Type: multipart/alternative; boundary="b"; boundary="c"',
  'Content-Type: multipart/mixed',
  'Content-Type: text/html; charset=utf-7',
  'Content-Type: text/plain; charset=no-such-charset',
  'Content-Type: message/rfc822',
  'Content-Type: image/jpeg; name="=?utf-8?Q?..=2F..=2Fx?="',
  'Content-Transfer-Encoding: base64',
  'Content-Transfer-Encoding: quoted-printable',
  'Content-Transfer-Encoding: x-uuencode',
  "Content-Disposition: attachment; filename*=utf-8''%00%2e%2e",
  'Auto-Submitted: no',
  'DKIM-Signature: v=1; a=rsa-sha256; d=example.org; s=s; h=from; bh=; b=',
  'no colon here',
  ' folded from nothing',
  '\u0000: nul',
]

const bodies = [
  'A few words.',
  '',
  '> only a quote',
  'words \u0000 with nul \u0007 and \u202e marks',
  '--b\r\nContent-Type: text/plain\r\n\r\npart\r\n--b--',
  '--b\r\n--b\r\n--b\r\n',
  '--b\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n'.repeat(80),
  '--b\r\nContent-Type: image/jpeg\r\nContent-Transfer-Encoding: base64\r\n\r\n/9j/4AAQ\r\n--b--',
  `--b\r\nContent-Type: image/png\r\nContent-Transfer-Encoding: base64\r\n\r\n${'iVBORw0KGgo'.repeat(4000)}\r\n--b--`,
  '--b\r\nContent-Type: message/rfc822\r\n\r\n'.repeat(30),
  '<html><body><script>alert(1)</script><blockquote>'.repeat(50),
  '=FF=0=\r\n=ZZ',
  'On 1/1/2025 10:00, X wrote:\r\n'.repeat(300),
  'x'.repeat(60_000),
  '.\u00ff\u00fe\u00fd',
  '-- \r\nsignature only',
  'Get Outlook for iOS',
  'https://casino.example '.repeat(20),
]

/** Mails as no mail program writes them: the same for each run. */
export function* strangeMails(count: number, to: string): Generator<Buffer> {
  const random = randomFrom(20_261_126)
  const one = (list: readonly string[]) => list[random(list.length)] ?? ''
  for (let number = 0; number < count; number += 1) {
    const lines = Array.from({ length: random(8) }, () => one(headers))
    if (random(3) > 0) lines.unshift('From: Tomás <tomas@example.org>', `To: ${to}`)
    const body = Array.from({ length: 1 + random(3) }, () => one(bodies)).join('\r\n')
    const mail = Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}\r\n${number}`, 'utf8')
    // Some are cut, and in some a few bytes are wrong.
    const cut = random(5) === 0 ? mail.subarray(0, random(mail.length)) : mail
    for (let flips = random(4) === 0 ? 10 : 0; flips > 0 && cut.length > 0; flips -= 1)
      cut[random(cut.length)] = random(256)
    yield cut
  }
}
