import { expect, test } from 'vitest'
import { addToLibrary, brought, emptyLibrary } from './library.ts'
import { broughtFrom, lines, zipOf } from './testing.ts'

// Exports of Apple and Facebook, and folders.

test('iCloud: the day is in the table beside the photos, and what was deleted or hidden is counted', async () => {
  const folder = 'iCloud Photos/Part 1 of 3/Photos'
  const found = await broughtFrom(
    await zipOf({
      [`${folder}/Photo Details.csv`]: [
        'imgName,fileChecksum,favorite,hidden,deleted,originalCreationDate,viewCount,importDate',
        'IMG_0001.HEIC,AbC=,no,no,no,"Monday May 3,2021 4:11 PM GMT",10,"Tuesday May 4,2021 4:11 PM GMT"',
        'IMG_0002.JPG,AbD=,no,no,no,Saturday July 21,2018 2:26 AM GMT,3,Sunday July 22,2018 2:26 AM GMT',
        'IMG_0003.JPG,AbE=,no,no,yes,"Monday May 3,2021 4:11 PM GMT",0,"Monday May 3,2021 4:11 PM GMT"',
        'IMG_0004.JPG,AbF=,no,yes,no,"Monday May 3,2021 4:11 PM GMT",0,"Monday May 3,2021 4:11 PM GMT"',
      ].join('\n'),
      [`${folder}/IMG_0001.HEIC`]: 'a',
      [`${folder}/IMG_0001.MOV`]: 'moves',
      [`${folder}/IMG_0002.JPG`]: 'bb',
      [`${folder}/IMG_0003.JPG`]: 'ccc',
      [`${folder}/IMG_0004.JPG`]: 'dddd',
    }),
  )
  expect(lines(found)).toEqual(['IMG_0002.JPG 2018-07-21', 'IMG_0001.HEIC 2021-05-03'])
  expect(found.passedOver).toMatchObject({ hidden: 2, films: 0 })
})

/** As Facebook writes it: each byte of UTF-8 a character. */
const garbled = (text: string) => String.fromCharCode(...new TextEncoder().encode(text))

test('Facebook: captions are put right, and the day is that of the camera, else of the post', async () => {
  const media = 'your_facebook_activity/posts/media'
  const at = (day: string) => Date.parse(`${day}T12:00:00Z`) / 1000
  const posts = [
    {
      timestamp: at('2012-02-02'),
      attachments: [
        { data: [{ media: { uri: `${media}/Family_1/1_n.jpg`, creation_timestamp: at('2012-02-02') } }] },
      ],
      data: [{ post: garbled('Mamá y el café ☕') }, { update_timestamp: 1 }],
    },
    {
      timestamp: at('2013-03-03'),
      attachments: [
        {
          data: [2, 3].map((number) => ({
            media: {
              uri: `${media}/Family_1/${number}_n.jpg`,
              creation_timestamp: at('2013-03-03'),
              description: number === 2 ? garbled('جدتي') : '',
              media_metadata: {
                photo_metadata: { exif_data: [number === 2 ? { taken_timestamp: at('1999-09-09') } : {}] },
              },
            },
          })),
        },
      ],
      data: [{ post: 'Two of them' }],
    },
  ]
  const found = await broughtFrom(
    await zipOf({
      'facebook-anna/your_facebook_activity/posts/your_posts__check_ins__photos_and_videos_1.json':
        JSON.stringify(posts),
      [`facebook-anna/${media}/Family_1/1_n.jpg`]: 'a',
      [`facebook-anna/${media}/Family_1/2_n.jpg`]: 'bb',
      [`facebook-anna/${media}/Family_1/3_n.jpg`]: 'ccc',
    }),
  )
  expect(lines(found)).toEqual([
    '2_n.jpg 1999-09-09 جدتي',
    '1_n.jpg 2012-02-02 Mamá y el café ☕',
    '3_n.jpg 2013-03-03',
  ])
  expect(found.photos.map(({ dayFrom }) => dayFrom)).toEqual(['export', 'sent', 'sent'])
})

test('Facebook: what is whole already stays as it is', async () => {
  const uri = 'your_facebook_activity/posts/media/a/1_n.jpg'
  const found = await broughtFrom(
    await zipOf({
      'posts/album/0.json': JSON.stringify({ photos: [{ uri, description: 'Ærø, ½ day' }] }),
      [uri]: 'a',
    }),
  )
  expect(lines(found)).toEqual(['1_n.jpg - Ærø, ½ day'])
})

test.each([
  ['1987-06 Summer/scan 3.jpg', '1987-06'],
  ['1987/06/scan.jpg', '1987-06'],
  ['Photos/1987-06-14 Lake/a.jpg', '1987-06-14'],
  ['1987/Lake/IMG_0001.jpg', '1987'],
  ['DCIM/100APPLE/IMG_1987.jpg', null],
  ['1980-1989/a.jpg', null],
  ['IMG-20190512-WA0001.jpg', '2019-05-12'],
  ['2019-05-12 20.15.33.jpg', '2019-05-12'],
  ['IMG_20191332_201533.jpg', null],
  ['12345678901234.jpg', null],
])('the names of %s say %s', async (path, day) => {
  const { library } = await addToLibrary(emptyLibrary(), [
    { file: new File(['a'], path.split('/').at(-1) ?? ''), path },
  ])
  expect(brought(library).photos.map(({ takenOn }) => takenOn)).toEqual([day])
})

test('a folder may hold photos, texts about them and ZIPs; what is twice in it is shown once', async () => {
  const zip = await zipOf({ 'b.jpg': 'bb' }, 'takeout-001.zip')
  const file = (content: string, path: string) => ({
    file: new File([content], path.split('/').at(-1) ?? ''),
    path,
  })
  const { library, problems } = await addToLibrary(emptyLibrary(), [
    file('a', 'Downloads/a.jpg'),
    file('a', 'Downloads/copy/a.jpg'),
    file('x', 'Downloads/.DS_Store'),
    file('x', 'Downloads/__MACOSX/._a.jpg'),
    file('', 'Downloads/empty.jpg'),
    { file: zip, path: 'Downloads/takeout-001.zip' },
    { file: new File(['no'], 'broken.zip'), path: 'Downloads/broken.zip' },
  ])
  expect(lines(brought(library))).toEqual(
    ['b.jpg -', 'a.jpg -'].toSorted().map((line) => line.replace(' -', ' -')),
  )
  expect(brought(library).passedOver.copies).toBe(1)
  expect(problems).toEqual([{ name: 'broken.zip', problem: 'notZip' }])
})
