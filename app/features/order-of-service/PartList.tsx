import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { newId } from '#app/draft/ids.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { RemovedNote } from '#app/ui/RemovedNote.tsx'
import { useRemovals } from '#app/ui/removals.ts'
import { SelectField } from '#app/ui/SelectField.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import type { OrderItem } from '#contract/order-of-service.ts'
import { orderOfService as most } from '#contract/order-of-service-limits.ts'
import styles from './OrderOfService.module.css'
import { itemKinds } from './use-order.ts'

interface Props {
  items: OrderItem[]
  onItems: (next: (items: OrderItem[]) => OrderItem[]) => void
}

/** The parts of the service in their order; each opens to its fields. */
export function PartList({ items, onItems }: Props) {
  const t = useTranslations('orderOfService.parts')
  const kinds = useTranslations('orderOfService.kinds')
  const list = useRef<HTMLOListElement>(null)
  const [openId, setOpenId] = useState<string | null>(null)
  const [focus, setFocus] = useState<string | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const removals = useRemovals(items)
  const nameOf = ({ title, kind }: OrderItem) => title.trim() || kinds(kind)

  // React moves a row by removing and inserting it, and its button loses the focus.
  useEffect(() => {
    if (focus === null) return
    list.current?.querySelector<HTMLElement>(focus)?.focus()
    setFocus(null)
  }, [focus])
  const focusIn = ({ id }: Pick<OrderItem, 'id'>, on: string) =>
    setFocus(`[data-part="${CSS.escape(id)}"] ${on}`)

  function add() {
    const id = newId()
    onItems((now) => [...now, { id, kind: 'WORDS', title: '', by: '', source: '', text: '' }])
    setOpenId(id)
    focusIn({ id }, 'select')
  }

  function move(item: OrderItem, by: -1 | 1) {
    const place = items.indexOf(item) + by
    if (place < 0 || place >= items.length) return
    onItems((now) => now.filter(({ id }) => id !== item.id).toSpliced(place, 0, item))
    setAnnouncement(t('moved', { name: nameOf(item), place: place + 1, total: items.length }))
    focusIn(item, by < 0 ? '[data-up]' : '[data-down]')
  }

  function remove(item: OrderItem) {
    removals.note(item)
    onItems((now) => now.filter(({ id }) => id !== item.id))
  }

  function restore(item: OrderItem, place: number) {
    onItems((now) => now.filter(({ id }) => id !== item.id).toSpliced(place, 0, item))
    focusIn(item, 'summary')
  }

  return (
    <Card title={t('title')}>
      <p className="quiet">{t('text')}</p>
      <ol className={`top4 below4 ${styles.parts}`} ref={list}>
        {removals.entries.map(({ kind, row: item, place }) =>
          kind === 'removed' ? (
            <li key={item.id}>
              <RemovedNote onUndo={() => restore(item, place)}>
                {t('removed', { name: nameOf(item) })}
              </RemovedNote>
            </li>
          ) : (
            <li key={item.id} data-part={item.id}>
              <details
                open={item.id === openId}
                onToggle={({ currentTarget: { open } }) => {
                  if (open) setOpenId(item.id)
                  else if (item.id === openId) setOpenId(null)
                }}
              >
                <summary>
                  <b dir="auto">{nameOf(item)}</b>
                  <small dir="auto">{[item.by.trim(), item.source.trim()].filter(Boolean).join(' · ')}</small>
                </summary>
                {item.id === openId && (
                  <PartFields
                    item={item}
                    onChange={(to) =>
                      onItems((now) => now.map((one) => (one.id === item.id ? { ...one, ...to } : one)))
                    }
                  />
                )}
              </details>
              <p className="row">
                {([-1, 1] as const).map((by) => (
                  // not `disabled`: at the end of the list the button would lose the focus
                  <Button
                    key={by}
                    look="tool"
                    icon={by < 0 ? ArrowUp : ArrowDown}
                    {...{ [by < 0 ? 'data-up' : 'data-down']: '' }}
                    aria-disabled={place === (by < 0 ? 0 : items.length - 1) || undefined}
                    aria-label={t(by < 0 ? 'upNamed' : 'downNamed', { name: nameOf(item) })}
                    onPress={() => move(item, by)}
                  >
                    {t(by < 0 ? 'up' : 'down')}
                  </Button>
                ))}
                <Button
                  look="tool"
                  icon={Trash2}
                  aria-label={t('removeNamed', { name: nameOf(item) })}
                  onPress={() => remove(item)}
                  word="remove"
                />
              </p>
            </li>
          ),
        )}
      </ol>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {items.length < most.itemsMax ? (
        <Button icon={Plus} onPress={add}>
          {t('add')}
        </Button>
      ) : (
        <p className="small quiet">{t('full', { count: most.itemsMax })}</p>
      )}
    </Card>
  )
}

function PartFields({ item, onChange }: { item: OrderItem; onChange: (to: Partial<OrderItem>) => void }) {
  const t = useTranslations('orderOfService.parts')
  const kinds = useTranslations('orderOfService.kinds')
  return (
    <div className="stack">
      <SelectField
        label={t('kind')}
        value={item.kind}
        onChange={({ currentTarget: { value } }) =>
          onChange({ kind: itemKinds.find((kind) => kind === value) ?? item.kind })
        }
      >
        {itemKinds.map((kind) => (
          <option key={kind} value={kind}>
            {kinds(kind)}
          </option>
        ))}
      </SelectField>
      {(['title', 'by', 'source'] as const).map((field) => (
        <TextField
          key={field}
          label={t(field === 'title' ? 'titleField' : field)}
          optional={field !== 'title'}
          autoComplete="off"
          value={item[field]}
          onChange={({ currentTarget: { value } }) => onChange({ [field]: value })}
        />
      ))}
      <TextArea
        label={t('words')}
        optional
        rows={5}
        help={t(item.kind === 'HYMN' ? 'wordsHelp.HYMN' : 'wordsHelp.others')}
        value={item.text}
        onChange={({ currentTarget: { value } }) => onChange({ text: value })}
      />
    </div>
  )
}
