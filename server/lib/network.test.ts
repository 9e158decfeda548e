import { expect, test } from 'vitest'
import { networkOf, wideNetworkOf } from './network.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['[::FFFF:203.0.113.7]:443', '203.0.113.7'],
  ['2001:DB8:0:1:aaaa::1', '2001:db8:0:1::/64'],
  ['2001:db8:0:1::2', '2001:db8:0:1::/64'],
  ['[2001:db8::1:0:0:0:3]:8080', '2001:db8:0:1::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
  ['', ''],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('another /64 is another network', () => {
  expect(networkOf('2001:db8:0:2::1')).not.toBe(networkOf('2001:db8:0:1::1'))
})

test.each([
  ['2001:db8:0:1::/64', '2001:db8:0::/48'],
  ['2001:db8:0:ffff::/64', '2001:db8:0::/48'],
  ['203.0.113.7', '203.0.113.7'],
  ['unknown', 'unknown'],
])('%s is part of %s', (network, wide) => {
  expect(wideNetworkOf(network)).toBe(wide)
})
