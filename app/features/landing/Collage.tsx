import { Pause, Play } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useReducedMotion, useTabVisible } from '#app/lib/motion.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import styles from './Collage.module.css'
import { firstTable, type Print, type Table } from './collage.ts'
import { IllustrationPrint, type Presence } from './IllustrationPrint.tsx'
import { useCollage } from './use-collage.ts'

/** On a phone, only the first two are visible without scrolling; they load first. */
const early = new Set(firstTable.prints.slice(0, 2))

/**
 * Eight tilted prints, of which one at a time is replaced. There is a button to pause; for people who prefer reduced
 * motion it starts paused (WCAG 2.2.2).
 */
export function Collage() {
  const t = useTranslations('landing')
  const list = useRef<HTMLUListElement>(null)
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null)
  const alive = useHydrated()
  const reducedMotion = useReducedMotion()
  const wanted = choice === null ? !reducedMotion : choice === 'play'
  const onScreen = useOnScreen(list)
  const tabVisible = useTabVisible()
  const table = useCollage(wanted && onScreen && tabVisible, list)
  return (
    <>
      <ul ref={list} className={styles.collage} aria-label={t('collage')}>
        {table.prints.map((_, slot) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is a fixed position in the collage
          <li key={slot} className={styles.slot}>
            {printsOn(slot, table).map(({ print, presence }) => (
              <IllustrationPrint
                key={print.illustration}
                print={print}
                presence={presence}
                early={early.has(print)}
              />
            ))}
          </li>
        ))}
      </ul>
      <p className={alive ? styles.control : styles.asleep}>
        <Button look="tool" icon={wanted ? Pause : Play} onPress={() => setChoice(wanted ? 'pause' : 'play')}>
          {wanted ? t('pause') : t('play')}
        </Button>
      </p>
    </>
  )
}

/** The print of a slot, or both prints while one replaces the other. */
function printsOn(slot: number, { prints, swap }: Table): { print: Print; presence: Presence }[] {
  const print = prints[slot]
  if (print === undefined) return []
  if (swap?.slot !== slot) return [{ print, presence: 'lying' }]
  return [
    { print, presence: swap.revealed ? 'leaving' : 'lying' },
    { print: swap.print, presence: swap.revealed ? 'coming' : 'waiting' },
  ]
}

/** Whether any part of the element is visible on the screen. */
function useOnScreen(element: RefObject<Element | null>): boolean {
  const [onScreen, setOnScreen] = useState(false)
  useEffect(() => {
    if (element.current === null) return
    const observer = new IntersectionObserver((entries) => {
      setOnScreen(entries.at(-1)?.isIntersecting ?? false)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return onScreen
}

/** False on the server and before hydration, to hide controls that do not work yet. */
function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
