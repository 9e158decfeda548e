import { useState } from 'react'
import { Link } from 'react-router'
import { chooseDate, setText } from '#app/draft/edits.ts'
import { draftStore, useDraft } from '#app/draft/hooks.ts'
import { hasContent } from '#app/draft/rules.ts'
import type { DraftProfilePhoto } from '#app/draft/schema.ts'
import { CreationStep } from '#app/features/creation/CreationStep.tsx'
import { DateQuestion } from '#app/features/details/DateQuestion.tsx'
import { restoreWhen } from '#app/features/details/edits.ts'
import { nameProblem } from '#app/features/details/name-problem.ts'
import { PersonFields } from '#app/features/details/PersonFields.tsx'
import { ProfilePhotoField } from '#app/features/details/ProfilePhotoField.tsx'
import { chooseProfilePhoto, takeOutProfilePhoto } from '#app/features/details/profile-photo.ts'
import { useFirstName } from '#app/lib/use-first-name.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { StepSection } from '#app/ui/StepLayout.tsx'
import { useToast } from '#app/ui/Toast.tsx'

/** Step 1: name, profile photo, and whether there is a date. */
export default function WhoStep() {
  const t = useTranslations('creation')
  const showToast = useToast()
  const draft = useDraft((current) => current)
  const { personName, profilePhoto, hasDate, memorialDate, address, details } = draft
  const when = { hasDate, memorialDate, address, details }
  const [lifeProblem, setLifeProblem] = useState<string | null>(null)
  const name = useFirstName(personName) || t('someone')
  const isBlank = !hasContent(draft) && draft.memorialUuid === null

  function answerDate(hasDate: boolean) {
    draftStore.update(chooseDate(hasDate))
    if (hasDate || (!memorialDate && !address && !details)) return
    showToast({ message: t('who.cleared'), onUndo: () => draftStore.update(restoreWhen(when)) })
  }

  function removePhoto(photo: DraftProfilePhoto) {
    showToast({ message: t('profilePhoto.removed'), onUndo: takeOutProfilePhoto(photo) })
  }

  return (
    <CreationStep
      page="who"
      title={t('who.title')}
      intro={t('who.intro')}
      blocked={nameProblem(personName) === null ? lifeProblem : t('who.needsName')}
    >
      <meta name="description" content={t('who.intro')} />
      <PersonFields nameLabel={t('who.name')} onProblem={setLifeProblem} />
      <StepSection title={t('who.photoOf', { name })} intro={t('who.photoIntro')}>
        <ProfilePhotoField
          name={name}
          photo={profilePhoto}
          onChoose={chooseProfilePhoto}
          onRemove={removePhoto}
        />
      </StepSection>
      <StepSection title={t('who.dateTitle')}>
        <DateQuestion
          {...when}
          onHasDate={answerDate}
          onText={(field, value) => draftStore.update(setText(field, value), { typing: true })}
        />
      </StepSection>
      {isBlank && (
        <p className="small">
          <Link className="way" to="/open-archive">
            {t('who.openArchive')}
          </Link>
        </p>
      )}
    </CreationStep>
  )
}
