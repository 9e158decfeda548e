import { takeOverEditing, type useEditingTab } from '#app/draft/editing-tab.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { StepLayout } from '#app/ui/StepLayout.tsx'

/** Whether another tab of this browser edits. */
export const isOtherTab = (tab: ReturnType<typeof useEditingTab>): boolean =>
  tab === 'elsewhere' || tab === 'taken-over'

/** Stands in place of a step or an edit screen while another tab edits. */
export function OtherTab({ tab }: { tab: ReturnType<typeof useEditingTab> }) {
  const t = useTranslations('saving.otherTab')
  return (
    <StepLayout title={t(tab === 'taken-over' ? 'takenOver' : 'title')} intro={t('help')} foot={null}>
      <p>
        <Button look="primary" onPress={takeOverEditing}>
          {t('goOnHere')}
        </Button>
      </p>
    </StepLayout>
  )
}
