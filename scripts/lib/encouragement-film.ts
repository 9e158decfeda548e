import type { CanvasSource, Output } from 'mediabunny'

/** One line of the film, over one of the project's pictures. */
export interface Shot {
  words: string
  /** Path of an SVG of 600 pixels in width. */
  scene: string
  seconds: number
}

/**
 * Paints and encodes the film. It runs in the browser's page, to which Playwright sends its text: everything it
 * uses is inside. Gives film and poster in base64.
 */
export async function filmPage(shots: Shot[]): Promise<{ film: string; poster: string }> {
  const [width, height, perSecond] = [640, 480, 20]
  /** Seconds in which one shot gives way to the next. */
  const fade = 0.7

  const bunny: typeof import('mediabunny') = await import(
    // @ts-expect-error an address that only the page knows
    '/node_modules/mediabunny/dist/bundles/mediabunny.min.mjs'
  )
  const font = new FontFace('Newsreader', 'url(/app/fonts/newsreader-latin.woff2)')
  document.fonts.add(await font.load())
  const pictures = await Promise.all(
    shots.map(async ({ scene }) => {
      const picture = new Image()
      picture.src = scene
      await picture.decode()
      return picture
    }),
  )

  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const paper = canvas.getContext('2d')
  if (!paper) throw new Error('No canvas here')

  const ground = () => {
    const dawn = paper.createLinearGradient(0, 0, 0, height)
    dawn.addColorStop(0, '#fdf0dc')
    dawn.addColorStop(1, '#fdf9f0')
    paper.globalAlpha = 1
    paper.fillStyle = dawn
    paper.fillRect(0, 0, width, height)
  }

  /** One line, or two as even as they can be. */
  const linesOf = (words: string): string[] => {
    const widest = (lines: string[]) => Math.max(...lines.map((line) => paper.measureText(line).width))
    if (widest([words]) <= width * 0.84) return [words]
    const all = words.split(' ')
    const splits = all.slice(1).map((_, at) => [all.slice(0, at + 1).join(' '), all.slice(at + 1).join(' ')])
    return splits.reduce((best, split) => (widest(split) < widest(best) ? split : best))
  }

  /** @param part how far the shot has come, 0 to 1; it drifts a little to the left and comes nearer */
  const paint = (at: number, part: number, alpha: number) => {
    const [shot, picture] = [shots[at], pictures[at]]
    if (!shot || !picture) return
    paper.globalAlpha = alpha
    const [frameWidth, frameHeight] = [396, 306]
    const [left, top] = [(width - frameWidth) / 2, 30]
    paper.shadowColor = 'rgb(74 56 30 / 0.22)'
    paper.shadowBlur = 26
    paper.shadowOffsetY = 9
    paper.fillStyle = '#ffffff'
    paper.fillRect(left - 10, top - 10, frameWidth + 20, frameHeight + 20)
    paper.shadowColor = 'transparent'
    paper.save()
    paper.beginPath()
    paper.rect(left, top, frameWidth, frameHeight)
    paper.clip()
    const scale = (frameWidth / picture.width) * (1.06 + 0.05 * part)
    const [drawnWidth, drawnHeight] = [picture.width * scale, picture.height * scale]
    paper.drawImage(
      picture,
      left - (drawnWidth - frameWidth) * (0.35 + 0.3 * part),
      top - (drawnHeight - frameHeight) / 2,
      drawnWidth,
      drawnHeight,
    )
    paper.restore()
    // Words never lie over words: half of the time to go, half of it to come.
    paper.globalAlpha = Math.max(0, 2 * alpha - 1)
    paper.font = '30px Newsreader'
    paper.textAlign = 'center'
    paper.fillStyle = '#1f2a2e'
    const lines = linesOf(shot.words)
    lines.forEach((line, row) => {
      paper.fillText(line, width / 2, 408 + row * 37 - (lines.length - 1) * 10)
    })
  }

  const base64 = (bytes: Uint8Array) => {
    let text = ''
    for (const byte of bytes) text += String.fromCharCode(byte)
    return btoa(text)
  }

  ground()
  paint(0, 0, 1)
  const poster = canvas.toDataURL('image/webp', 0.82).split(',')[1] ?? ''

  const target = new bunny.BufferTarget()
  const output: Output = new bunny.Output({ format: new bunny.WebMOutputFormat(), target })
  const source: CanvasSource = new bunny.CanvasSource(canvas, {
    codec: 'vp9',
    bitrate: 260_000,
    keyFrameInterval: 5,
    latencyMode: 'quality',
  })
  output.addVideoTrack(source, { frameRate: perSecond })
  await output.start()
  let frame = 0
  for (const [at, { seconds }] of shots.entries()) {
    const frames = Math.round(seconds * perSecond)
    for (let step = 0; step < frames; step += 1) {
      const isLast = at === shots.length - 1
      const untilNext = isLast ? 1 : (frames - step) / perSecond / fade
      ground()
      paint(at, step / frames, Math.min(1, untilNext))
      if (untilNext < 1) paint(at + 1, 0, 1 - untilNext)
      await source.add(frame / perSecond, 1 / perSecond)
      frame += 1
    }
  }
  source.close()
  await output.finalize()
  if (!target.buffer) throw new Error('Nothing was encoded')
  return { film: base64(new Uint8Array(target.buffer)), poster }
}
