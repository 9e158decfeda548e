import { RotateCcw, RotateCw } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import styles from './CornerEditor.module.css'
import type { Card } from './cards.ts'
import { type Corners, isConvex, type Point } from './scan/perspective.ts'

interface Props {
  card: Card
  onCut: (corners: Corners) => Promise<void>
}

const names = ['upperLeft', 'upperRight', 'lowerRight', 'lowerLeft'] as const
const arrows: Partial<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The photograph with a handle on each corner of the card: dragged, or moved by the arrow keys (with Shift ten times as far). */
export function CornerEditor({ card: { photo, corners: found }, onCut }: Props) {
  const t = useTranslations('memoryCards.corners')
  const [corners, setCorners] = useState(found)
  const table = useRef<HTMLDivElement>(null)
  const { width, height } = photo
  const percent = ({ x, y }: Point) => ({
    across: Math.round((x / width) * 100),
    down: Math.round((y / height) * 100),
  })

  const place = (index: number, { x, y }: Point) => {
    const within = { x: Math.min(Math.max(x, 0), width), y: Math.min(Math.max(y, 0), height) }
    setCorners((now) => now.map((one, at) => (at === index ? within : one)) as unknown as Corners)
  }

  function drag(event: PointerEvent<HTMLButtonElement>, index: number) {
    const box = table.current?.getBoundingClientRect()
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    const x = ((event.clientX - box.left) / box.width) * width
    place(index, { x, y: ((event.clientY - box.top) / box.height) * height })
  }

  function step(event: KeyboardEvent, index: number) {
    const [arrow, corner] = [arrows[event.key], corners[index]]
    if (!arrow || !corner) return
    event.preventDefault()
    // One pixel of the screen, whatever the size of the photograph.
    const pixel = width / (table.current?.clientWidth || width)
    const by = pixel * (event.shiftKey ? 10 : 1)
    place(index, { x: corner.x + arrow.x * by, y: corner.y + arrow.y * by })
  }

  const [first, ...others] = corners
  const isUsable = isConvex(corners)
  return (
    <div className="stack">
      <p className="small quiet">{t('how')}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would have its own layout */}
      <div ref={table} className={styles.table} role="group" aria-label={t('title')} dir="ltr">
        <img src={photo.url} alt={t('photo')} draggable={false} />
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          <polygon
            points={corners.map(({ x, y }) => `${x},${y}`).join(' ')}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {corners.map((corner, index) => (
          <button
            key={names[index]}
            type="button"
            className={styles.corner}
            ref={(button) => {
              // Not an attribute: the content security policy drops style attributes.
              button?.style.setProperty('left', `${(corner.x / width) * 100}%`)
              button?.style.setProperty('top', `${(corner.y / height) * 100}%`)
            }}
            aria-label={t(names[index] ?? 'upperLeft', percent(corner))}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={(event) => drag(event, index)}
            onKeyDown={(event) => step(event, index)}
          />
        ))}
      </div>
      {!isUsable && <p role="alert">{t('crossed')}</p>}
      <p className="row">
        <Button disabled={!isUsable} onPress={() => onCut(corners)} busyLabel={t('cutting')}>
          {t('cut')}
        </Button>
        <Button
          look="tool"
          icon={RotateCw}
          onPress={() =>
            setCorners([...others.slice(-1), first, ...others.slice(0, -1)] as unknown as Corners)
          }
        >
          {t('turn')}
        </Button>
        <Button look="tool" icon={RotateCcw} onPress={() => setCorners(found)}>
          {t('again')}
        </Button>
      </p>
    </div>
  )
}
