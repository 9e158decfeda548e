/** The motion in a picture, besides slowly moving closer. */
type Stir = 'light' | 'water' | 'petals'

/** One of the project's illustrations, shown as long as a line is to be read. */
export interface Shot {
  /** Path of an SVG of 600 pixels in width. */
  scene: string
  stir: Stir
  seconds: number
}

export const FRAMES_PER_SECOND = 24

declare global {
  interface Window {
    /** Provided by the script that opens the page. */
    keepFrame(jpeg: string): Promise<void>
  }
}

/**
 * Paints the film, frame by frame. Playwright sends the text of this function to the page, so everything it uses is
 * inside. The upper quarter stays free for the captions, since the browser's controls are at the bottom. Returns the
 * poster in base64.
 */
export async function filmPage({ shots, perSecond }: { shots: Shot[]; perSecond: number }): Promise<string> {
  const [width, height, dense] = [640, 480, 1.5]
  const print = { left: 112, top: 128, width: 416, height: 318, border: 11 }
  /** Seconds of the fade between two shots. */
  const fade = 1.1

  const canvasOf = (wide: number, high: number) => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: wide, height: high })
    const paper = canvas.getContext('2d')
    if (!paper) throw new Error('No canvas here')
    paper.imageSmoothingQuality = 'high'
    return { canvas, paper }
  }

  /** Larger than it is ever shown, so that zooming stays sharp. */
  const pictures = await Promise.all(
    shots.map(async ({ scene }) => {
      const picture = new Image()
      picture.src = scene
      await picture.decode()
      const large = canvasOf(1440, (1440 * picture.height) / picture.width)
      large.paper.drawImage(picture, 0, 0, large.canvas.width, large.canvas.height)
      return large.canvas
    }),
  )

  const { canvas, paper } = canvasOf(width * dense, height * dense)
  paper.scale(dense, dense)

  const ground = () => {
    const dawn = paper.createLinearGradient(0, 0, 0, height)
    dawn.addColorStop(0, '#fdf0dc')
    dawn.addColorStop(1, '#fdf9f0')
    paper.globalAlpha = 1
    paper.fillStyle = dawn
    paper.fillRect(0, 0, width, height)
  }

  const wave = (seconds: number, period: number) => Math.sin((2 * Math.PI * seconds) / period)

  /** Sunlight moves through the window, and dust floats in it. */
  const light = (seconds: number) => {
    const x = print.left + print.width * (0.1 + 0.11 * seconds)
    const y = print.top + print.height * 0.32
    const glow = paper.createRadialGradient(x, y, 10, x, y, print.width * 0.55)
    glow.addColorStop(0, 'rgb(255 240 200 / 0.5)')
    glow.addColorStop(1, 'rgb(255 240 200 / 0)')
    paper.globalCompositeOperation = 'soft-light'
    paper.fillStyle = glow
    paper.fillRect(print.left, print.top, print.width, print.height)
    paper.globalCompositeOperation = 'source-over'
    paper.fillStyle = '#fff4d2'
    const alpha = paper.globalAlpha
    for (let mote = 0; mote < 16; mote += 1) {
      const start = (mote * 0.618) % 1
      const risen = (start + seconds * 0.035 + mote * 0.13) % 1
      paper.globalAlpha = alpha * 0.75 * Math.sin(Math.PI * risen)
      paper.beginPath()
      paper.arc(
        print.left + print.width * start + 9 * wave(seconds + mote, 6),
        print.top + print.height * (0.95 - 0.8 * risen),
        1 + (mote % 3) * 0.5,
        0,
        7,
      )
      paper.fill()
    }
    paper.globalAlpha = alpha
  }

  /** Rose petals fall. */
  const petals = (seconds: number) => {
    for (let petal = 0; petal < 9; petal += 1) {
      const start = (petal * 0.618 + 0.08) % 1
      const fallen = (petal * 0.37 + seconds * (0.075 + 0.012 * (petal % 3))) % 1.1
      paper.save()
      paper.translate(
        print.left + print.width * (start + 0.1 * fallen) + 12 * wave(seconds + petal, 3.4),
        print.top + print.height * (fallen - 0.05),
      )
      paper.rotate(petal + 0.9 * wave(seconds + petal * 2, 4.2))
      paper.scale(1, 0.55 + 0.35 * wave(seconds + petal, 2.6))
      paper.fillStyle = ['#d9825b', '#f7c7ae', '#e8a08a'][petal % 3] ?? '#d9825b'
      paper.beginPath()
      paper.moveTo(-6, 0)
      paper.quadraticCurveTo(-1, -7, 6, -1)
      paper.quadraticCurveTo(1, 6, -6, 0)
      paper.fill()
      paper.restore()
    }
  }

  /** @param seconds since it began to show */
  const paint = (at: number, seconds: number, alpha: number) => {
    const [shot, picture] = [shots[at], pictures[at]]
    if (!shot || !picture || alpha <= 0) return
    const { left, top, border } = print
    const part = seconds / (shot.seconds + fade)
    paper.save()
    paper.globalAlpha = alpha
    paper.shadowColor = 'rgb(74 56 30 / 0.2)'
    paper.shadowBlur = 26 * dense
    paper.shadowOffsetY = 9 * dense
    paper.fillStyle = '#ffffff'
    paper.fillRect(left - border, top - border, print.width + 2 * border, print.height + 2 * border)
    paper.shadowColor = 'transparent'
    paper.beginPath()
    paper.rect(left, top, print.width, print.height)
    paper.clip()
    const scale = (print.width / picture.width) * (1.08 + 0.07 * part)
    const [drawnWidth, drawnHeight] = [picture.width * scale, picture.height * scale]
    const [centreX, centreY] = [left + print.width / 2, top + print.height / 2]
    paper.save()
    if (shot.stir === 'water') {
      paper.translate(centreX, centreY + 2.4 * wave(seconds, 4.4))
      paper.rotate(0.006 * wave(seconds + 1, 5.2))
      paper.translate(-centreX, -centreY)
    }
    paper.drawImage(
      picture,
      left - (drawnWidth - print.width) * (0.3 + 0.4 * part),
      top - (drawnHeight - print.height) / 2,
      drawnWidth,
      drawnHeight,
    )
    paper.restore()
    if (shot.stir === 'petals') petals(seconds)
    else light(seconds)
    paper.restore()
  }

  ground()
  paint(0, 0, 1)
  const poster = canvas.toDataURL('image/webp', 0.86).split(',')[1] ?? ''

  const eased = (part: number) => part * part * (3 - 2 * part)
  for (const [at, { seconds }] of shots.entries()) {
    const frames = Math.round(seconds * perSecond)
    for (let frame = 0; frame < frames; frame += 1) {
      const now = frame / perSecond
      const coming = eased(Math.max(0, 1 - (seconds - now) / fade))
      ground()
      // The outgoing shot stays opaque below the incoming one; otherwise both would be pale.
      paint(at, at === 0 ? now : now + fade, 1)
      if (at < shots.length - 1) paint(at + 1, now - (seconds - fade), coming)
      await window.keepFrame(canvas.toDataURL('image/jpeg', 0.96).split(',')[1] ?? '')
    }
  }
  return poster
}
