import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { newId } from '#app/draft/ids.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { RemovedNote } from '#app/ui/RemovedNote.tsx'
import { useRemovals } from '#app/ui/removals.ts'
import type { OrderItem } from '#contract/order-of-service.ts'
import { lettersIn, orderOfService as most } from '#contract/order-of-service-limits.ts'
import { moved } from './content.ts'
import { PartItem } from './PartItem.tsx'
import styles from './PartList.module.css'
import { partsProblem } from './problems.ts'

interface Props {
  items: OrderItem[]
  /** The one whose fields are shown. */
  openId: string | null
  onOpen: (id: string | null) => void
  onItems: (next: (items: OrderItem[]) => OrderItem[]) => void
}

/** What to focus once the list has changed. */
interface Focus {
  id: string
  on: '[data-up]' | '[data-down]' | '[aria-expanded]' | 'select'
}

/** The parts of the service in their order; one is open at a time. */
export function PartList({ items, openId, onOpen, onItems }: Props) {
  const t = useTranslations('orderOfService.parts')
  const kinds = useTranslations('orderOfService.kinds')
  const list = useRef<HTMLOListElement>(null)
  const [focus, setFocus] = useState<Focus | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const removals = useRemovals(items)
  const limit = partsProblem({ items })
  const nameOf = ({ title, kind }: OrderItem) => title.trim() || kinds(kind)

  // React moves a row by removing and inserting it, and its button loses the focus.
  useEffect(() => {
    if (focus === null) return
    list.current?.querySelector<HTMLElement>(`[data-part="${CSS.escape(focus.id)}"] ${focus.on}`)?.focus()
    setFocus(null)
  }, [focus])

  function add() {
    const id = newId()
    onItems((now) => [...now, { id, kind: 'WORDS', title: '', by: '', source: '', text: '' }])
    onOpen(id)
    setFocus({ id, on: 'select' })
  }

  function move(item: OrderItem, by: -1 | 1) {
    onItems((now) => moved(now, item.id, by))
    setAnnouncement(
      t('moved', { name: nameOf(item), place: items.indexOf(item) + by + 1, total: items.length }),
    )
    setFocus({ id: item.id, on: by < 0 ? '[data-up]' : '[data-down]' })
  }

  function remove(item: OrderItem) {
    removals.note(item)
    onItems((now) => now.filter(({ id }) => id !== item.id))
    onOpen(null)
  }

  function restore(item: OrderItem, place: number) {
    onItems((now) => now.filter(({ id }) => id !== item.id).toSpliced(place, 0, item))
    setFocus({ id: item.id, on: '[aria-expanded]' })
  }

  function close(item: OrderItem) {
    onOpen(null)
    setFocus({ id: item.id, on: '[aria-expanded]' })
  }

  return (
    <Card title={t('title')}>
      <p className="quiet">{t('text')}</p>
      {limit !== undefined && (
        <div className={styles.tooLong} data-faulty="" tabIndex={-1}>
          <FieldError>{t('tooLong', { limit, count: lettersIn(items) })}</FieldError>
        </div>
      )}
      <ol className={styles.parts} ref={list}>
        {removals.entries.map(({ kind, row: item, place }) =>
          kind === 'removed' ? (
            <li key={item.id}>
              <RemovedNote onUndo={() => restore(item, place)}>
                {t('removed', { name: nameOf(item) })}
              </RemovedNote>
            </li>
          ) : (
            <PartItem
              key={item.id}
              item={item}
              name={nameOf(item)}
              isFirst={place === 0}
              isLast={place === items.length - 1}
              isOpen={item.id === openId}
              onOpen={() => onOpen(item.id)}
              onClose={() => close(item)}
              onMove={(by) => move(item, by)}
              onRemove={() => remove(item)}
              onChange={(to) =>
                onItems((now) => now.map((one) => (one.id === item.id ? { ...one, ...to } : one)))
              }
            />
          ),
        )}
      </ol>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <p className={styles.after}>
        {items.length < most.itemsMax ? (
          <Button icon={Plus} onPress={add}>
            {t('add')}
          </Button>
        ) : (
          <span className="small quiet">{t('full', { count: most.itemsMax })}</span>
        )}
      </p>
    </Card>
  )
}
