import type { CaptureDevice, CaptureDevices, DeviceChoice } from '#app/lib/recording/camera.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import styles from './VideoPanel.module.css'

interface Props {
  devices: CaptureDevices
  choice: DeviceChoice
  onChoose: (choice: Partial<DeviceChoice>) => void
}

/** Chooses the camera and the microphone, if there are several. */
export function DevicePickers({ devices, choice, onChoose }: Props) {
  const t = useTranslations('message.video')
  const { cameras, microphones } = devices
  if (cameras.length < 2 && microphones.length < 2) return null
  return (
    <div className={`stack s4 across below3 ${styles.devices}`}>
      {cameras.length > 1 && (
        <SelectField
          label={t('camera')}
          value={choice.cameraId ?? ''}
          onChange={(event) => onChoose({ cameraId: event.target.value })}
        >
          {options(cameras, (number) => t('cameraNamed', { number }))}
        </SelectField>
      )}
      {microphones.length > 1 && (
        <SelectField
          label={t('microphone')}
          value={choice.microphoneId ?? ''}
          onChange={(event) => onChoose({ microphoneId: event.target.value })}
        >
          {options(microphones, (number) => t('microphoneNamed', { number }))}
        </SelectField>
      )}
    </div>
  )
}

const options = (devices: CaptureDevice[], unnamed: (number: number) => string) =>
  devices.map((device, at) => (
    <option key={device.id} value={device.id}>
      {device.label || unnamed(at + 1)}
    </option>
  ))
