import { expect, test } from 'vitest'
import { pdfObjects } from './pdf-objects.ts'
import { atExactSize } from './print-scale.ts'

function aPdf(catalogue: string): Buffer {
  const head = '%PDF-1.7\n'
  const objects = [
    `1 0 obj\n<<\n  /Type /Catalog\n  ${catalogue}\n>>\nendobj\n\n`,
    '2 0 obj\n<< /Type /Pages >>\nendobj\n\n',
  ]
  const [first = ''] = objects
  const offsets = [head.length, head.length + first.length]
  const entries = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n\r\n`).join('')
  const table = `xref\n0 3\n0000000000 65535 f\r\n${entries}trailer\n<< /Size 3 /Root 1 0 R >>\n`
  return Buffer.from(
    `${head}${objects.join('')}${table}startxref\n${head.length + objects.join('').length}\n%%EOF`,
  )
}

test('a PDF asks to be printed at its size, and on both sides where it has two', () => {
  const plain = atExactSize(aPdf('/Pages 2 0 R'))
  expect(String(plain)).toContain('/ViewerPreferences << /PrintScaling /None >>')
  expect(String(atExactSize(aPdf('/Pages 2 0 R'), 'short'))).toContain(
    '/PrintScaling /None /Duplex /DuplexFlipShortEdge',
  )
  // The table still finds every object.
  expect([...pdfObjects(plain).objects.values()].map((one) => String(one).slice(0, 7))).toEqual([
    '1 0 obj',
    '2 0 obj',
  ])
})

test('what it asked of viewers before stays', () => {
  const pdf = atExactSize(aPdf('/ViewerPreferences <<\n    /DisplayDocTitle true\n  >>'), 'long')
  expect(String(pdf)).toMatch(
    /<< \/PrintScaling \/None \/Duplex \/DuplexFlipLongEdge\s+\/DisplayDocTitle true/,
  )
})
