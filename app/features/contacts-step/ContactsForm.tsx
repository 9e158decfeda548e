import { Plus } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { type Edit, setText } from '#app/draft/edits.ts'
import { keepValidContacts } from '#app/draft/list-edits.ts'
import type { DraftContact } from '#app/draft/schema.ts'
import { useDialogAnswer } from '#app/lib/use-dialog-answer.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { QuickImport } from '#app/ui/quick-import/QuickImport.tsx'
import { readImport } from '#app/ui/quick-import/read-import.ts'
import { StepSection } from '#app/ui/StepLayout.tsx'
import { useToast } from '#app/ui/Toast.tsx'
import { contacts as limits } from '#contract/limits.ts'
import { ContactList } from './ContactList.tsx'
import { countDraftContacts, type DraftContactCounts } from './draft-contacts.ts'
import { type ImportAnswer, ImportDialog, InvalidDialog } from './ImportDialog.tsx'
import { useContacts } from './use-contacts.ts'

interface Options {
  contacts: readonly DraftContact[]
  importText: string
  /** `typing` edits come with every key press. */
  onEdit: (edit: Edit, options?: { typing?: boolean }) => void
}

/**
 * The contacts as a form. `beforeNext` asks about pasted text that was not imported and about entries that are neither
 * an address nor a number, then keeps only the valid contacts; it returns false to stay.
 */
export function useContactsForm({ contacts, importText, onEdit }: Options): {
  form: ReactNode
  beforeNext: () => Promise<boolean>
} {
  const t = useTranslations('contacts.list')
  const showToast = useToast()
  const counted = useMemo(() => countDraftContacts(contacts), [contacts])
  const { checked, wanted, actions } = useContacts({
    contacts,
    importText,
    onEdit,
    onRemoved: (onUndo) => showToast({ message: t('removed'), onUndo }),
  })
  const importing = useDialogAnswer<ImportAnswer>()
  const dropping = useDialogAnswer<'goOn' | 'fix'>()

  async function beforeNext(): Promise<boolean> {
    const [firstInvalid] = counted.invalid
    if (firstInvalid) actions.checkAll()
    if (importText.trim() !== '') {
      const answer = await importing.ask()
      if (answer === 'stay') return false
      if (answer === 'use') actions.take()
      else onEdit(setText('importText', ''))
    } else if (firstInvalid && (await dropping.ask()) === 'fix') {
      actions.focus(firstInvalid.id)
      return false
    }
    onEdit(keepValidContacts)
    return true
  }

  const invalid = counted.invalid.map(({ text }) => text)
  const isFull = contacts.length >= limits.max
  const form = (
    <>
      <QuickImport
        text={importText}
        onText={(text) => onEdit(setText('importText', text), { typing: true })}
        onImport={actions.take}
      />
      <StepSection title={t('title')}>
        <div className="stack">
          <ContactList {...{ contacts, checked, wanted, actions }} twice={counted.twice} />
          <div className="row">
            <Button icon={Plus} disabled={isFull} onPress={actions.add}>
              {t('add')}
            </Button>
            {isFull && <p className="small quiet">{t('full', { limit: limits.max })}</p>}
          </div>
          <Summary {...counted} />
        </div>
      </StepSection>
      {importing.isOpen && (
        <ImportDialog read={readImport(importText, contacts)} invalid={invalid} onAnswer={importing.answer} />
      )}
      {dropping.isOpen && <InvalidDialog texts={invalid} onAnswer={dropping.answer} />}
    </>
  )
  return { form, beforeNext }
}

/** How many will be invited, and how. */
function Summary({ emails, phones }: Pick<DraftContactCounts, 'emails' | 'phones'>) {
  const t = useTranslations('contacts.summary')
  const count = emails + phones
  return (
    <div role="status">
      {count === 0 ? (
        <p className="quiet">{t('none')}</p>
      ) : (
        <Notice title={t('invited', { count })}>
          {t('kinds', { emails: t('emails', { count: emails }), phones: t('phones', { count: phones }) })}
          {phones > 0 && <>. {t('byText')}</>}
        </Notice>
      )}
    </div>
  )
}
