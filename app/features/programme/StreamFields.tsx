import { ExternalLink } from 'lucide-react'
import { useTranslations } from '#app/messages/index.tsx'
import { AnchorButton } from '#app/ui/AnchorButton.tsx'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { readStreamLink } from '#contract/stream-link.ts'
import type { PartProps } from './event-form.ts'

/** Where an event can be watched, or that it cannot. */
export function StreamFields({ event, error, onChange }: PartProps) {
  const t = useTranslations('programme.stream')
  const link = readStreamLink(event.streamUrl.trim())
  return (
    <fieldset className="stack s3">
      <legend className="below3 label">{t('title')}</legend>
      {!event.isNotStreamed && (
        <>
          <TextField
            label={t('link')}
            type="url"
            inputMode="url"
            autoComplete="off"
            value={event.streamUrl}
            error={error('streamUrl')}
            help={t('linkHelp')}
            onChange={({ currentTarget }) => onChange({ streamUrl: currentTarget.value })}
          />
          {link && (
            <>
              {!link.isKnown && <Notice>{t('unknown', { host: link.site })}</Notice>}
              <p>
                <AnchorButton
                  look="tool"
                  icon={ExternalLink}
                  href={link.url}
                  target="_blank"
                  rel="noopener noreferrer nofollow"
                  aria-label={t('testNamed', { host: link.site })}
                >
                  {t('test')}
                </AnchorButton>
              </p>
            </>
          )}
          <TextField
            label={t('recording')}
            optional
            type="url"
            inputMode="url"
            autoComplete="off"
            value={event.recordingUrl}
            error={error('recordingUrl')}
            help={t('recordingHelp')}
            onChange={({ currentTarget }) => onChange({ recordingUrl: currentTarget.value })}
          />
        </>
      )}
      <Checkbox
        checked={event.isNotStreamed}
        onChange={({ currentTarget }) => onChange({ isNotStreamed: currentTarget.checked })}
      >
        {t('none')}
      </Checkbox>
      <p className="small quiet">{t('noneHelp')}</p>
    </fieldset>
  )
}
