import config from '../../../playwright.config.ts'

const { launchOptions } = config.use ?? {}

/** For `test.use`: Chromium's fake camera and microphone, with permission for every page. */
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
