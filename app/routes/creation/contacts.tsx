import { useCallback } from 'react'
import type { Edit } from '#app/draft/edits.ts'
import { draftStore, useDraft } from '#app/draft/hooks.ts'
import { useContactsForm } from '#app/features/contacts-step/ContactsForm.tsx'
import { CreationStep } from '#app/features/creation/CreationStep.tsx'
import { MessagesProvider, useTranslations } from '#app/messages/index.tsx'
import { contacts as words } from '#languages/en/screens/contacts.ts'
import { mailAddress } from '#languages/en/screens/mail-address.ts'
import { quickImport } from '#languages/en/screens/quick-import.ts'

export default function ContactsRoute() {
  const draftId = useDraft((draft) => draft.draftId)
  return (
    <MessagesProvider messages={{ contacts: words, mailAddress, quickImport }}>
      <ContactsStep key={draftId} />
    </MessagesProvider>
  )
}

function ContactsStep() {
  const t = useTranslations('contacts')
  const contacts = useDraft((draft) => draft.contacts)
  const importText = useDraft((draft) => draft.importText)
  const onEdit = useCallback(
    (edit: Edit, options?: { typing?: boolean }) => draftStore.update(edit, options),
    [],
  )
  const { form, beforeNext } = useContactsForm({ contacts, importText, onEdit })
  return (
    <CreationStep page="contacts" title={t('title')} intro={t('intro')} beforeNext={beforeNext}>
      {form}
    </CreationStep>
  )
}
