import { expect, test } from 'vitest'
import { films } from '#contract/host-limits.ts'
import { recordings as limits } from '#contract/recording-limits.ts'
import { decideKind, fileProblem } from './file-problem.ts'

const aFile = (brand: string) => new Blob(['\0\0\0\x10ftyp', brand, '\0\0\0\0'])
const amr = new Blob(['#!AMR\n'])
const huge = (bytes: number) => ({ size: bytes }) as Blob
const lasting = (seconds: number | null) => async () => seconds

test('a film is told by its content, however it is named, and takes no sound file', async () => {
  expect(await fileProblem('FILM', aFile('isom'), lasting(60))).toBeNull()
  expect(await fileProblem('FILM', aFile('qt  '), lasting(60))).toBeNull()
  expect(await fileProblem('FILM', aFile('heic'), lasting(60))).toBe('FILM_UNREADABLE')
  expect(await fileProblem('FILM', amr, lasting(null))).toBe('FILM_UNREADABLE')
  expect(await fileProblem('FILM', new Blob(), lasting(60))).toBe('FILM_UNREADABLE')
})

test('a film that is cut off is told before it is sent', async () => {
  const cut = new Blob([aFile('isom'), '\0\0\x10\0moov and no more'])
  expect(await fileProblem('FILM', cut, lasting(60))).toBe('FILM_DAMAGED')
})

test.each([
  ['vide mp4v, soun mp4a', 'FILM', 'FILM_UNREADABLE'],
  ['soun samr, vide s263', 'FILM', 'FILM_UNREADABLE'],
  ['vide jpeg', 'FILM', 'FILM_UNREADABLE'],
  ['soun mp4a, vide hvc1', 'FILM', null],
  ['vide jpeg, vide avc1', 'FILM', null],
  ['soun mp4a', 'VOICE', 'FILM_UNREADABLE'],
])('an MP4 of %s is told by its index where the browser shows no picture', async (tracks, kind, problem) => {
  const index = tracks.replace(/(\w+) (\w+)/g, `trak hdlr\0\0\0\0mhlr$1 stsd${'\0'.repeat(12)}$2`)
  const file = new Blob([aFile('qt  '), '\0\0\0\x7f', `moov${index}`.padEnd(123)])
  expect(await decideKind(file, 'FILM', false)).toBe(kind)
  expect(await fileProblem('FILM', file, lasting(60))).toBe(problem)
})

test('a voice is told by its content, and may be sound alone', async () => {
  expect(await fileProblem('VOICE', aFile('isom'), lasting(60))).toBeNull()
  expect(await fileProblem('VOICE', amr, lasting(null))).toBeNull()
  expect(await decideKind(amr, 'FILM', false)).toBe('VOICE')
  expect(await decideKind(new Blob(['matroska V_MPEG4/ISO/ASP']), 'VOICE', false)).toBe('FILM')
  expect(await fileProblem('VOICE', new Blob(['a letter']), lasting(null))).toBe('VOICE_UNREADABLE')
  expect(await fileProblem('VOICE', new Blob(), lasting(null))).toBe('VOICE_UNREADABLE')
})

test('nothing, too long and too large are told before it is sent, where the browser knows', async () => {
  const most = limits.seconds + limits.graceSeconds
  for (const kind of ['VOICE', 'FILM'] as const) {
    const file = aFile('isom')
    expect(await fileProblem(kind, file, lasting(0))).toBe(`${kind}_UNREADABLE`)
    expect(await fileProblem(kind, file, lasting(most))).toBeNull()
    expect(await fileProblem(kind, file, lasting(most + 1))).toBe(`${kind}_TOO_LONG`)
    expect(await fileProblem(kind, file, lasting(null))).toBeNull()
  }
  expect(await fileProblem('VOICE', huge(limits.voiceBytes + 1), lasting(60))).toBe('VOICE_TOO_LARGE')
  expect(await fileProblem('FILM', huge(limits.filmBytes + 1), lasting(60))).toBe('VIDEO_TOO_LARGE')
})

test('films of hosts and of memories have the same limits', () => {
  expect([films.bytes, films.seconds]).toEqual([limits.filmBytes, limits.seconds])
})
