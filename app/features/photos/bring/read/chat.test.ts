import { describe, expect, test } from 'vitest'
import { isChat, readChat } from './chat.ts'
import { broughtFrom, lines, zipOf } from './testing.ts'

const said = (text: string) => readChat(text).map(({ day, caption }) => [day, caption])
const first = (text: string) => said(text)[0]

test.each([
  ['Apple, 24 hours', '[12/05/2019, 20:15:33] Anna: Grandma at 80 \u200e<attached: 00000012-PHOTO.jpg>'],
  [
    'Apple, 12 hours',
    '\u200e[5/13/19, 8:15:33\u202fPM] Anna: \u200eGrandma at 80 <attached: 00000012-PHOTO.jpg>',
  ],
  ['Apple, Spanish', '[12/5/19, 20:15:33] Anna: Grandma at 80\u200e<adjunto: 00000012-PHOTO.jpg>'],
  ['Apple, Arabic', '\u200f[١٢‏/٥‏/٢٠١٩، ٨:١٥:٣٣ م] آنا: Grandma at 80\u200f<مُرفَق: 00000012-PHOTO.jpg>'],
  ['Apple, German', '[12.05.19, 20:15:33] Anna: \u200e<Anhang: 00000012-PHOTO.jpg>\nGrandma at 80'],
  ['Android, 24 hours', '12/05/2019, 20:15 - Anna: \u200eIMG-WA0001.jpg (file attached)\nGrandma at 80'],
  ['Android, Spanish', '12/5/19 20:15 - Anna: \u200eIMG-WA0001.jpg (archivo adjunto)\nGrandma at 80'],
  ['Android, 12 hours', '12/5/2019, 8:15 p. m. - Anna: IMG-WA0001.jpg (archivo adjunto)\nGrandma at 80'],
  ['Android, Arabic', '١٢‏/٥‏/٢٠١٩، ٨:١٥ م - آنا: \u200fIMG-WA0001.jpg (الملف مرفق)\nGrandma at 80'],
  ['Android, years first', '2019/05/12, 20:15 - Anna: IMG-WA0001.jpg (file attached)\nGrandma at 80'],
])('%s', (form, text) => {
  expect(isChat(text)).toBe(true)
  expect(first(text)).toEqual([form === 'Apple, 12 hours' ? '2019-05-13' : '2019-05-12', 'Grandma at 80'])
})

describe('days first or months first', () => {
  const photo = (date: string, name = 'IMG-WA0001.jpg') => `${date}, 20:15 - A: ${name} (file attached)`

  test('one day after the twelfth tells', () => {
    expect(said([photo('05/06/2019'), photo('05/13/2019')].join('\n'))).toEqual([
      ['2019-05-06', ''],
      ['2019-05-13', ''],
    ])
    expect(said([photo('05/06/2019'), photo('13/06/2019')].join('\n'))[0]).toEqual(['2019-06-05', ''])
  })

  test('so does the order of the messages', () => {
    const text = [
      photo('01/02/2019'),
      '02/02/2019, 20:15 - A: Hi',
      '03/02/2019, 20:15 - A: Hi',
      '01/03/2019, 1:00 - A: Hi',
    ]
    expect(first(text.join('\n'))).toEqual(['2019-02-01', ''])
    const months = [
      photo('02/01/2019'),
      '02/02/2019, 20:15 - A: Hi',
      '02/03/2019, 20:15 - A: Hi',
      '03/01/2019, 1:00 - A: Hi',
    ]
    expect(first(months.join('\n'))).toEqual(['2019-02-01', ''])
  })

  test('so does the day in the name of a file', () => {
    expect(first(photo('05/06/2019', 'IMG-20190506-WA0001.jpg'))).toEqual(['2019-05-06', ''])
    expect(first(photo('05/06/2019', 'IMG-20190605-WA0001.jpg'))).toEqual(['2019-06-05', ''])
  })

  test('where nothing tells, a.m. and p.m. do', () => {
    expect(first('5/6/19, 8:15 PM - A: IMG-WA1.jpg (file attached)')).toEqual(['2019-05-06', ''])
    expect(first('5/6/19, 20:15 - A: IMG-WA1.jpg (file attached)')).toEqual(['2019-06-05', ''])
  })
})

test('words of several lines are one caption, and the next message is none', () => {
  const text = [
    '12/05/2019, 20:15 - Anna: IMG-20190512-WA0001.jpg (file attached)',
    'Grandma at 80:',
    'who took this? [1/2]',
    '12/05/2019, 20:16 - Ben: I did',
    '12/05/2019, 20:17 - Ben: IMG-20190512-WA0002.jpg (file attached)',
    '12/05/2019, 20:18 - Anna: <Media omitted>',
  ].join('\r\n')
  expect(said(text)).toEqual([
    ['2019-05-12', 'Grandma at 80:\nwho took this? [1/2]'],
    ['2019-05-12', ''],
  ])
})

test.each(['Dear Anna,\nI found these photos in the attic.', '', '2019-05-12\n2019-05-13', '[1] a note'])(
  '%j is no chat',
  (text) => expect(isChat(text)).toBe(false),
)

test.each([
  [
    '_chat.txt',
    '[12/05/2019, 20:15:33] Anna: At the lake \u200e<attached: 00000012-PHOTO-2019-05-12-20-15-33.jpg>',
    '00000012-PHOTO-2019-05-12-20-15-33.jpg',
  ],
  [
    'WhatsApp Chat with Anna.txt',
    '12/05/2019, 20:15 - Anna: \u200eIMG-20190512-WA0001.jpg (file attached)\nAt the lake',
    'IMG-20190512-WA0001.jpg',
  ],
  [
    'Chat de WhatsApp con Anna.txt',
    '12/5/19, 20:15 - Anna: \u200eIMG-20190512-WA0001.jpg (archivo adjunto)\nAt the lake',
    'IMG-20190512-WA0001.jpg',
  ],
  [
    'محادثة واتساب مع آنا.txt',
    '١٢‏/٥‏/٢٠١٩، ٨:١٥ م - آنا: \u200fIMG-20190512-WA0001.jpg (الملف مرفق)\nAt the lake',
    'IMG-20190512-WA0001.jpg',
  ],
])('an export with %s: the message with a photo is its caption', async (chat, text, photo) => {
  const found = await broughtFrom(
    await zipOf(
      { [chat]: text, [photo]: 'a', 'STK-20190512-WA0003.webp': 's', 'VID-20190512-WA0002.mp4': 'v' },
      'WhatsApp Chat.zip',
    ),
  )
  expect(lines(found)).toEqual([`${photo} 2019-05-12 At the lake`])
  expect(found.photos[0]?.dayFrom).toBe('sent')
  expect(found.passedOver.films).toBe(1)
})
