import { expect, test } from 'vitest'
import { sniffPhoto, sniffSound, sniffVideo } from './media-formats.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const ftyp = (major: string, ...compatible: string[]) => {
  const box = bytes(`\0\0\0\0ftyp${major}\0\0\0\0${compatible.join('')}`)
  new DataView(box.buffer).setUint32(0, box.length)
  return Uint8Array.from([...box, ...bytes('\0\0\0\x08mdatavif')])
}

test.each([
  ['jpeg', bytes('\xff\xd8\xff\xe1\0\x10Exif')],
  ['png', bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR')],
  ['gif', bytes('GIF89a\x01\0')],
  ['gif', bytes('GIF87a\x01\0')],
  ['tiff', bytes('II*\0\x08\0\0\0')],
  ['webp', bytes('RIFF\x10\0\0\0WEBPVP8 ')],
  ['heic', ftyp('heic', 'mif1', 'heic')],
  ['heic', ftyp('heix', 'mif1', 'heix')],
  ['heic', ftyp('mif1', 'mif1', 'heic')],
  ['heic', ftyp('msf1', 'msf1', 'hevc')],
  ['heic', ftyp('mif1')],
  ['avif', ftyp('avif', 'mif1', 'miaf')],
  ['avif', ftyp('mif1', 'avif')],
])('recognises a photo: %s', (format, head) => {
  expect(sniffPhoto(head)).toBe(format)
})

test.each([
  ['nothing', bytes('')],
  ['text', bytes('Dear all, the photo is attached.')],
  ['a page', bytes('<!doctype html><img src=x>')],
  ['SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['PDF', bytes('%PDF-1.7')],
  ['a RAW of Canon', bytes('II*\0\x10\0\0\0CR\x02\0')],
  ['sound in RIFF', bytes('RIFF\x10\0\0\0WAVEfmt ')],
  ['a video', ftyp('isom', 'isom', 'avc1')],
  ['a cut ftyp box', bytes('\0\0\0\x18ftyp')],
])('recognises that %s is no photo', (_what, head) => {
  expect(sniffPhoto(head)).toBeNull()
})

test.each([
  ['webm', bytes('\x1aE\xdf\xa3\x9fB\x86\x81\x01B\xf7\x81\x01B\xf2\x81\x04B\xf3\x81\x08B\x82\x84webm')],
  ['mp4', ftyp('isom', 'avc1')],
  ['mp4', ftyp('qt  ')],
  [null, ftyp('heic', 'mif1')],
  [null, ftyp('avif')],
  [null, bytes('webm, says the text')],
  ['webm', bytes('\x1aE\xdf\xa3\x93B\x82\x88matroska')],
])('recognises a video container: %s', (container, head) => {
  expect(sniffVideo(head)).toBe(container)
})

test.each([
  ['mp4', ftyp('M4A ', 'isom')],
  ['mp4', ftyp('3gp4')],
  ['mp4', ftyp('qt  ')],
  ['webm', bytes('\x1aE\xdf\xa3\x42\x82\x84webm')],
  ['ogg', bytes('OggS\0\x02')],
  ['mp3', bytes('ID3\x04\0')],
  ['mp3', bytes('\xff\xfb\x90\x64')],
  ['aac', bytes('\xff\xf1\x50\x40')],
  ['wav', bytes('RIFF\x10\0\0\0WAVEfmt ')],
  ['flac', bytes('fLaC\0\0\0\x22')],
  ['amr', bytes('#!AMR\n')],
  ['caf', bytes('caff\0\x01')],
  [null, bytes('Dear all, the voice is attached.')],
  [null, bytes('\xff\xd8\xff\xe1\0\x10Exif')],
  [null, bytes('')],
])('recognises sound: %s', (format, head) => {
  expect(sniffSound(head)).toBe(format)
})
