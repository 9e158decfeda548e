import sharp from 'sharp'
import { printOf } from '#languages/print.ts'
import type { ShareSource } from '#server/ports/typesetter.ts'
import { lineOf, setLine } from './paragraphs.ts'
import { withPhotos } from './picture-pages.ts'
import { somePrints } from './prints.ts'
import { shareTemplate } from './templates/share.ts'
import { typeset } from './typeset.ts'

/** One point of the template is one pixel of the picture. */
const PORTRAIT = { width: 430, height: 470 }
const COARSEST_PIXEL = 1.6
const WIDEST_WORD = 18

/** Writes the picture that social networks show with a link: 1200 × 630, PNG. */
export async function renderShare(source: ShareSource, outPath: string): Promise<void> {
  const prints = somePrints()
  const data = {
    name: lineOf(source.name, WIDEST_WORD),
    life: setLine(source.life),
    date: setLine(source.date),
    portrait: await prints.fit(source.portrait, PORTRAIT, COARSEST_PIXEL),
    lang: source.language ?? 'en',
    words: printOf(source.language).share,
  }
  const svg = typeset({ template: shareTemplate, data, files: prints.files }, (set) => set.svg())
  const whole = await withPhotos(svg, prints.photos, PORTRAIT.width)
  await sharp(Buffer.from(whole)).resize(1200, 630).png({ palette: false }).toFile(outPath)
}
