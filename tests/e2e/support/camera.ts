import config from '../../../playwright.config.ts'

const { launchOptions } = config.use ?? {}

/** For `test.use`: the browser's own stand-in for a camera and a microphone, allowed to everybody. */
export const withCamera = ({ cameras = 1 } = {}) => ({
  launchOptions: {
    ...launchOptions,
    args: [
      ...(launchOptions?.args ?? []),
      `--use-fake-device-for-media-stream=device-count=${cameras}`,
      '--use-fake-ui-for-media-stream',
      '--autoplay-policy=no-user-gesture-required',
    ],
  },
})
