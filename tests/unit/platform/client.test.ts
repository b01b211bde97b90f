import { describe, expect, test } from 'vitest';
import { readClient, toIpPrefix } from '#workers/platform/http/client.ts';
import { deviceOf } from '#workers/platform/http/device.ts';

const FIREFOX = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';

describe('readClient', () => {
  test('a call through the binding has the viewer that the edge names', () => {
    const headers = new Headers({ viewer_address: '203.0.113.7', viewer_agent: FIREFOX });
    expect(readClient(headers)).toEqual({
      address: '203.0.113.7',
      device: 'Firefox · Android',
      deviceKeys: [],
    });
  });

  test('a call from outside has the address that Cloudflare names, whatever its headers claim', () => {
    const headers = new Headers({
      'CF-Connecting-IP': '198.51.100.4',
      'User-Agent': 'curl/8',
      viewer_address: '203.0.113.7',
      viewer_agent: FIREFOX,
    });
    expect(readClient(headers)).toEqual({ address: '198.51.100.4', device: null, deviceKeys: [] });
  });

  test('a call without either has no address and no device', () => {
    expect(readClient(new Headers({ 'X-Forwarded-For': '203.0.113.7', 'User-Agent': FIREFOX }))).toEqual({
      address: null,
      device: null,
      deviceKeys: [],
    });
  });
});

describe('toIpPrefix and deviceOf', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['127.0.0.1', null],
    ['::1', null],
    ['::ffff:127.0.0.1', null],
    ['unknown', null],
    ['', null],
    [null, null],
  ])('the IP prefix of %s is %s', (address, network) => {
    expect(toIpPrefix(address)).toBe(network);
  });

  test.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
      'Edge · Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
      'Safari · macOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0 Mobile/15E148 Safari/604.1',
      'Chrome · iPhone',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15; SM-S931B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
      'Samsung Internet · Android',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
      'Chrome · Linux',
    ],
    [FIREFOX, 'Firefox · Android'],
    ['node', null],
    [`${'('.repeat(100_000)}Chrome/`, null],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/141.0.0.0 Safari/537.36',
      'Chrome · Linux',
    ],
    [null, null],
  ])('the device of %s is %s', (agent, device) => {
    expect(deviceOf(agent)).toBe(device);
  });
});
