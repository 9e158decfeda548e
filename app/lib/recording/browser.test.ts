import { expect, test } from 'vitest'
import { guidedBrowser } from './browser.ts'

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const safari = `${mac}/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15`
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0'

test.each([
  ['safariMac', safari, 0],
  ['safariPhone', safari, 5],
  ['safariPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/130.0 Safari/604.1', 5],
  ['chromeMac', `${mac}/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36`, 0],
  ['chromeAndroid', `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${chrome} Mobile Safari/537.36`, 5],
  ['chrome', `${windows} ${chrome} Safari/537.36`, 0],
  ['firefox', `${windows.replace(')', '; rv:132.0)')} Gecko/20100101 Firefox/132.0`, 0],
  ['other', `${windows} ${chrome} Safari/537.36 Edg/130.0.0.0`, 0],
  ['other', 'Mozilla/5.0 (compatible; Something)', 0],
])('how to allow the camera is told as %s says it', (name, userAgent, maxTouchPoints) => {
  expect(guidedBrowser({ userAgent, maxTouchPoints })).toBe(name)
})
