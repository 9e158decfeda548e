import { draftStore, useDraft } from '#app/draft/hooks.ts'
import { EditScreen } from '#app/features/editing/EditScreen.tsx'
import { useRefusals } from '#app/features/editing/use-refusals.ts'
import { addFund, removeFund, restoreFund, writeFund } from '#app/features/funds/edits.ts'
import { FundsForm } from '#app/features/funds/FundsForm.tsx'
import { hasProblem } from '#app/features/funds/fund-problems.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { translated } from '#app/messages/translations.ts'
import { funds as plan } from '#app/saving/plans.ts'
import { editing } from '#languages/en/screens/editing.ts'

export const meta = () => [{ title: translated({ editing }).editing.funds.pageTitle }]

/** The memorial's funds. */
export default function EditDonations() {
  const t = useTranslations('editing.funds')
  const funds = useDraft((draft) => draft.funds)
  const { refusals, isSendable } = useRefusals(funds.some(hasProblem))

  return (
    <EditScreen
      title={t('title')}
      plan={plan}
      beforeSave={isSendable}
      trouble={(reason) => ({
        message: t('failed', { reason: reason instanceof Error ? reason.message : t('tryAgain') }),
      })}
    >
      <FundsForm
        funds={funds}
        refusals={refusals}
        onText={(id, field, value) => draftStore.update(writeFund(id, field, value), { typing: true })}
        onAdd={() => draftStore.update(addFund())}
        onRemove={({ id }) => draftStore.update(removeFund(id))}
        onRestore={(fund, place) => draftStore.update(restoreFund(fund, place))}
      />
    </EditScreen>
  )
}
