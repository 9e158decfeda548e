import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import styles from './PagedItems.module.css'
import type { Listed } from './paging.ts'
import type { PagedList } from './use-paged-list.ts'

interface Props<Item> {
  pages: PagedList<Item>
  /** The items to show, if they differ from those of `pages`. */
  items?: Item[]
  /** How many are shown until more are asked for. */
  preview: number
  /** Name of the list for screen readers. */
  label: string
  seeAll: ReactNode
  /** Used where several lists would have the same label 'See all 12'. */
  seeAllNamed?: string | undefined
  /** 'paper': the items have a paper background of their own and need no lines between them. */
  look?: 'lines' | 'paper'
  /** Above the list, for what is shown of it. */
  above?: (shown: Item[]) => ReactNode
  /** Shown beside the button that shows more, e.g. a download. */
  aside?: ReactNode
  /** Renders the inside of a list item. */
  children: (item: Item) => ReactNode
}

/**
 * The newest items of a list; on request all of them, one page at a time. Then the focus moves to the first new item.
 */
export function PagedItems<Item extends Listed>(props: Props<Item>) {
  const { pages, items = pages.items, preview, label, seeAll, seeAllNamed, children } = props
  const { look = 'lines', above, aside } = props
  const t = useTranslations('dashboard')
  const [open, setOpen] = useState(false)
  const [readOn, setReadOn] = useState<string | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const listId = useId()
  const shown = open ? items : items.slice(0, preview)
  const isFolded = items.length > preview
  const leadsOn = pages.hasMore || isFolded

  useEffect(() => {
    if (readOn === null) return
    list.current?.querySelector<HTMLElement>(`[data-id="${readOn}"]`)?.focus()
    setReadOn(null)
  }, [readOn])

  async function toggle() {
    setOpen(!open)
    if (open) list.current?.scrollIntoView({ block: 'nearest' })
    // If all loaded items are shown already, the rest is fetched.
    else setReadOn(isFolded ? (items[preview]?.id ?? null) : await pages.more())
  }

  return (
    <>
      {above?.(shown)}
      <ul ref={list} id={listId} className={styles[look]} aria-label={label}>
        {shown.map((item) => (
          <li key={item.id} data-id={item.id} tabIndex={-1}>
            {children(item)}
          </li>
        ))}
      </ul>
      {(leadsOn || aside) && (
        <div className="stack s2 top3">
          {open && (
            <p className="quiet small" role="status">
              {t('showing', { shown: pages.items.length, total: pages.total })}
            </p>
          )}
          <div className="row links">
            {open && pages.hasMore && (
              <Button onPress={async () => setReadOn(await pages.more())} word="showMore" />
            )}
            {(open ? isFolded : leadsOn) && (
              <Button
                look="link"
                aria-expanded={open}
                aria-controls={listId}
                aria-label={open ? undefined : seeAllNamed}
                onPress={toggle}
              >
                {open ? t('fewer') : seeAll}
              </Button>
            )}
            {aside}
          </div>
          {pages.error && <FieldError>{pages.error}</FieldError>}
        </div>
      )}
    </>
  )
}
