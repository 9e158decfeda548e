import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readMail, readReply } from '#server/modules/inbound/read-mail.ts'

// Replies as mail programs write them: tests/fixtures/mails/<program>-<language>.eml.

const programs = ['gmail', 'outlook', 'apple-mail', 'samsung', 'thunderbird'] as const

const written = {
  en: 'Dear all,\n\nI remember how Rosa taught me to swim in the river, in 1956.\nShe never let go of my hand.',
  es: 'Queridos todos:\n\nRecuerdo cómo Rosa me enseñó a nadar en el río, en 1956.\nNunca me soltó la mano.',
  ar: 'أعزائي،\n\nأتذكر كيف علّمتني روزا السباحة في النهر عام ١٩٥٦.\nلم تترك يدي أبدًا.',
  pt: 'Queridos,\n\nLembro-me de como a Rosa me ensinou a nadar no rio, em 1956.\nEla nunca largou a minha mão.',
} as const

const fixture = (name: string) => {
  const bytes = readFileSync(new URL(`../fixtures/mails/${name}.eml`, import.meta.url))
  return Buffer.from(bytes.toString('latin1').replaceAll('\n', '\r\n'), 'latin1')
}

const replyIn = (mail: string) => readReply(mail).text

const cases = programs.flatMap((program) =>
  (Object.keys(written) as (keyof typeof written)[]).map((language) => ({ program, language })),
)

test.each(cases)(
  '$program in $language: the words alone, without quote and signature',
  async ({ program, language }) => {
    const mail = await readMail(fixture(`${program}-${language}`), 'tomas@example.org')
    expect(mail.text).toBe(written[language])
    expect(mail).toMatchObject({
      wordsCut: false,
      from: 'tomas@example.org',
      fromName: 'Tomás Vega',
      isAutomatic: false,
      photos: [],
      filesLeft: 0,
    })
  },
)

describe('what somebody wrote themselves stays', () => {
  test.each([
    ['a date and a verb', 'On 12 June 1944 my father wrote:\n\n"Rosa, wait for me."\n\nShe did.'],
    ['a letter that names from and to', 'From: the north\nwe came by train.\n\nTo: nobody knew us there.'],
    ['rules between verses', 'The first verse\n\n***\n\nThe second verse\n\n***\n\nThe third verse'],
    ['a line of Spanish', 'El día que murió, a las 3, nadie escribió nada.\n\nPero todos vinieron.'],
    ['a list', '- she sang\n- she baked\n- she laughed'],
  ])('%s', (_name, words) => {
    expect(replyIn(words)).toBe(words)
  })

  test.each([
    ['a moment in the last words', 'We left at 10:30.\nShe said: wait for me, write to ana@example.org'],
    ['a letter with hours', 'Monday: we rowed.\nTuesday: rain until 11:15.\n\nShe laughed.'],
    ['an emoji', 'She sang.\n\n❤'],
  ])('%s, above the mail', (_name, words) => {
    expect(replyIn(`${words}\n\nOn 3/11/2025 10:12, Ana wrote:\n> Please write above this line\n> x`)).toBe(
      words,
    )
  })

  test.each([
    ['answers between lines', '> Do you remember the river?\nYes, and the boat.\n> And the boat?\nBlue.'],
    ['lines marked by hand, above the mail', 'Her verse:\n\n> Row, row,\n> down the stream'],
    ['a last sentence', 'She sang.\n\nSent from the garden with love'],
    ['a last sentence in Arabic', 'كانت تغني.\n\nأرسلت من الحديقة مع الحب'],
    ['a last sentence about a telephone', 'Her last words.\n\nSent by mail, from her phone'],
    ['a rule of two dashes', 'The first verse\n--\nThe second verse'],
    ['words between dashes', 'She sang.\n\n-- With love, Ana --'],
  ])('%s', (_name, words) => {
    expect(replyIn(words)).toBe(words)
    expect(
      replyIn(`${words}\n\n> On 3 Nov 2025, at 10:12, Ana wrote:\n>\n> Please write above this line`),
    ).toBe(words)
    expect(replyIn(`${words}\n\nSent from my iPhone\n\nPlease write above this line`)).toBe(words)
  })
})

describe('of HTML alone, what is seen', () => {
  const textOf = async (html: string) => {
    const head = 'From: tomas@example.org\r\nContent-Type: text/html; charset=utf-8\r\n\r\n'
    return (await readMail(Buffer.from(head + html), null)).text
  }

  test('without styles, scripts and what is hidden', async () => {
    const html = `<!doctype html><html><head><title>Re: Rosa</title><style>p > b { color: red }</style></head>
      <body><div style="display:none;max-height:0">A preview <div>of it</div> </div><p HIDDEN>Nobody</p>
      <img src="x" style="display: none"><style>.a{}</style><script>if (a<b) run()</script>
      <p class="hidden" style="opacity:0.9">She taught me &amp; Ana<br>to swim, I <3 her.</p>
      <span style='mso-hide:all'>&zwnj;&nbsp;</span><!-- <b>no</b> --></body></html>`
    expect(await textOf(html)).toBe('She taught me & Ana\nto swim, I <3 her.')
  })

  test('each item on a line of its own, and what is never closed', async () => {
    expect(await textOf('She liked<ul><li>rowing</li><li><p>baking</p></li></ul>and us')).toMatch(
      /^She liked\n+\* rowing\n+\* baking\n+and us$/,
    )
    expect(await textOf('<span hidden>She sang')).toBe('She sang')
    expect(await textOf('<html><body>One</body></html><html><body>Two</body></html>')).toMatch(/^One\s+Two$/)
  })

  test('below a quote', async () => {
    const quote = '<table><tr><td>Please write above this line</td></tr></table>Dear Tomás<br>and <b>all</b>'
    expect(await textOf(`Ana (Afterglow):<blockquote>${quote}</blockquote>She sang.`)).toBe('She sang.')
  })

  test('of a page made to take long', async () => {
    for (const part of ['<', '<!--', '<div hidden>', '<a style=', ' style=', '<ul></p>', '"', '</div'])
      await textOf(`<div ${part.repeat(Math.ceil(1_000_000 / part.length))}`)
  })
})

describe('the reply ends at our line', () => {
  const words = 'She taught me to swim.'
  const rest = 'Rosa Díaz\nhttps://afterglow.example/view/rosa?i=abc'
  test.each([
    [
      'in another language',
      `${words}\n\nDen man. 3. nov. 2025 kl. 10.12 skrev Ana <a@b.example>:\n\n> نرجو الكتابة فوق هذا السطر`,
    ],
    ['broken', `${words}\n\n> Por favor, escriba por\n> encima de esta\n> línea`],
    ['with marks', `${words}\n\n* *Please* write  above_this\u00a0line *`],
    ['in capital letters', `${words}\n\nPLEASE WRITE ABOVE THIS LINE`],
    [
      'with letters in two parts',
      `${words}\n\n${'Por favor, escriba por encima de esta línea'.normalize('NFD')}`,
    ],
    [
      'below what an inbox shows',
      `${words}\n\nVon: Ana <a@b.example>\nGesendet: Montag\nAn: t@example.org\nBetreff: Rosa\n\nJoin us\nEscreva: Por favor, escreva acima desta linha`,
    ],
    ['deeper', `${words}\n\nAm 3. Nov. schrieb Ana <a@b.example>:\n> > | Please write above this line`],
    ['below two labels', `${words}\n\nVon: Ana Ruiz\nBetreff: Rosa\n\nPlease write above this line`],
  ])('%s', (_name, mail) => {
    expect(replyIn(`${mail}\n${rest}`)).toBe(words)
  })
})

describe('words below our mail', () => {
  const copy = 'Please write above this line\n\nDear Tomás,\n\n--\nHelp\n\nSent by Afterglow'
  test.each([
    ['a quote', '> Please write above this line\n> Dear Tomás,'],
    ['an introduced quote', 'On 30 Nov 2026, Ana via Afterglow wrote:\n> Please write above\n> this line'],
    ['a copy', copy],
    ['an introduced copy', `Von: Hanna Host\nBetreff: Rosa\n\n${copy}`],
  ])('of %s are the memory, or are told of where there are words above', (_name, ours) => {
    const mail = `${ours}\n\nShe sang.\n\n-- \nTomás`
    expect(readReply(mail)).toEqual({ text: 'She sang.', wordsCut: false })
    expect(readReply(`See below.\n\n${mail}`)).toEqual({ text: 'See below.', wordsCut: true })
    expect(readReply(`She sang.\n\n${ours}`)).toEqual({ text: 'She sang.', wordsCut: false })
    expect(readReply(ours)).toEqual({ text: '', wordsCut: false })
  })
})

test.each([
  ['in the West', 'Günther sang für uns: «Ça va».', false],
  ['in Hebrew', 'ùìåí øåæä', true],
  ['in Arabic', 'ÃÊÐßÑ ÑæÒÇ', true],
])('a mail of 8 bits that names no charset, %s', async (_name, words, isUnreadable) => {
  const read = (head: string) => readMail(Buffer.from(`${head}\r\n\r\n${words}`, 'latin1'), null)
  expect(await read('Subject: Rosa')).toMatchObject({ text: words, isUnreadable })
  // A few signs that are none do not throw the rest away.
  expect((await read('Content-Type: text/plain; charset=utf-8')).isUnreadable).toBe(isUnreadable)
})

test('a text made to take long takes no time', () => {
  for (const line of [
    'Op schreef\n',
    'On wrote:\n',
    '在\n',
    'From: <\n',
    '> \n',
    'a'.repeat(5000),
    '--\n',
    'De: (\n',
    'Please write above this \n',
    'Please\n> ',
    '10:12 a:\n',
    'Sent by \n',
    '-',
  ]) {
    const started = performance.now()
    const long = line.repeat(Math.ceil(1_000_000 / line.length))
    replyIn(`${long}@\n\nPlease write above this line\n${long}`)
    // A limit that a quadratic way would miss by far, on any machine.
    expect([line.slice(0, 10), performance.now() - started < 10_000]).toEqual([line.slice(0, 10), true])
  }
})
