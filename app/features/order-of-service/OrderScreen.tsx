import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from '#app/messages/index.tsx'
import { ConflictDialog, type ConflictRow, type Keep } from '#app/saving/conflict/ConflictDialog.tsx'
import { DocumentDialogs } from '#app/saving/document/DocumentDialogs.tsx'
import { SaveFoot } from '#app/saving/SaveFoot.tsx'
import { SlowSave, useSlowSave } from '#app/saving/SlowSave.tsx'
import { useLeaveQuestion } from '#app/saving/use-leave-question.ts'
import { Coming } from '#app/ui/Coming.tsx'
import { NotLoaded } from '#app/ui/NotLoaded.tsx'
import { useToast } from '#app/ui/Toast.tsx'
import { Word } from '#app/ui/Word.tsx'
import type { LastEdit } from '#contract/memorials.ts'
import type { OrderContent } from '#contract/order-of-service.ts'
import { CoverCard, PhotosCard } from './ContentCards.tsx'
import styles from './OrderOfService.module.css'
import { PartList } from './PartList.tsx'
import { PrintCard } from './PrintCard.tsx'
import { ORDER_PATH } from './paths.ts'
import { useOrder } from './use-order.ts'

interface Props {
  /** null until it is known. */
  memorialUuid: string | null
  userUuid: string | null
}

/** The order of service: filled in, saved as a whole, and printed. */
export function OrderScreen({ memorialUuid, userUuid }: Props) {
  const t = useTranslations('orderOfService')
  const navigate = useNavigate()
  const showToast = useToast()
  const order = useOrder({ memorialUuid, userUuid, fallbackMessage: t('failed') })
  const { work, memorial, trouble, state, isUnsaved } = order
  const saveButton = useRef<HTMLButtonElement>(null)
  const isSaving = state.kind === 'saving'
  const slow = useSlowSave(isSaving)
  const leaving = useLeaveQuestion({
    isUnsaved: () => order.isUnsavedNow() && !trouble?.isGone,
    takeBack: order.revert,
  })

  async function submit(leave?: () => Promise<void>) {
    if (!(await order.save())) return
    showToast({ message: t('saved') })
    await leave?.()
  }

  async function cancel() {
    const keep = order.revert()
    function undo() {
      keep()
      void navigate(`${ORDER_PATH}?memorial=${memorialUuid}`)
    }
    if (isUnsaved) showToast({ message: t('reverted'), onUndo: undo, undoesAnywhere: true })
    await navigate(`/memorial/keepsakes?memorial=${memorialUuid}#order`)
  }

  function stop() {
    order.stop()
    saveButton.current?.focus()
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <main className={`stack window column ${styles.page}`} id="content" tabIndex={-1}>
        <header className="stack">
          <h1>{t('title')}</h1>
          <p className="quiet">{t('intro')}</p>
        </header>
        {trouble && <NotLoaded title={trouble.words} isGone={trouble.isGone} onAgain={order.load} />}
        {!work && !trouble && (
          <Coming>
            <Word of="opening" />
          </Coming>
        )}
        {work && memorialUuid && (
          <>
            <CoverCard work={work} onChange={order.change} />
            <PartList
              items={work.content.items}
              onItems={(next) => order.change((content) => ({ ...content, items: next(content.items) }))}
            />
            {memorial && <PhotosCard media={memorial.media} work={work} onChange={order.change} />}
            <PrintCard
              {...{ memorialUuid, isUnsaved }}
              content={work.content}
              isBusy={isSaving}
              onSave={order.save}
            />
          </>
        )}
      </main>
      <SaveFoot
        {...{ isSaving, isUnsaved, saveButton }}
        canSave={work !== null && trouble?.isGone !== true}
        onCancel={cancel}
        told={slow && <SlowSave why={slow} onStop={stop} />}
      />
      {state.kind === 'conflict' && work && (
        <ConflictQuestion
          mine={work.content}
          theirs={state.present.content}
          lastEdit={state.lastEdit}
          onDecide={order.settle}
          onLater={order.dismiss}
        />
      )}
      <DocumentDialogs
        {...{ state, leaving }}
        words={{ failed: t('failed'), kept: t('kept') }}
        onDismiss={order.dismiss}
        onSave={(leave) => void submit(leave)}
      />
    </form>
  )
}

interface ConflictProps {
  mine: OrderContent
  theirs: OrderContent
  /** Who saved last, if that is known. */
  lastEdit: LastEdit | null
  onDecide: (keep: Keep) => unknown
  /** The host decides later; nothing is lost. */
  onLater: () => void
}

/** Asks which of two orders of service stays, that were changed both here and by another host. */
function ConflictQuestion({ mine, theirs, ...rest }: ConflictProps) {
  const t = useTranslations('orderOfService')
  const rowsOf = ({ items, thanks, ...cover }: OrderContent): ConflictRow[] => [
    ...items.map((item) => ({ id: item.id, words: item.title || t(`kinds.${item.kind}`), compared: item })),
    { id: 'thanks', words: thanks, compared: cover },
  ]
  return <ConflictDialog heading={t('title')} mine={rowsOf(mine)} theirs={rowsOf(theirs)} {...rest} />
}
