import { describe, expect, it } from 'vitest';
import { LoginSchema } from '#app/features/account/auth/login-schema.ts';
import { countedMessage, errorMessage, serverText } from '#app/features/forms/error-message.ts';
import { readSubmission, rejectSubmission } from '#app/features/forms/read-submission.server.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' };

function post(body: BodyInit, headers: Record<string, string> = FORM) {
  return new Request('https://aurora.example/login', { method: 'POST', body, headers });
}

async function statusOf(promise: Promise<unknown>) {
  try {
    await promise;
    return 200;
  } catch (thrown) {
    return (thrown as { init?: ResponseInit }).init?.status;
  }
}

describe('readSubmission', () => {
  it('a posted form is read', async () => {
    const submission = await readSubmission(post('email=a%20b&password=+x+&remember=on'), LoginSchema);
    expect(submission).toMatchObject({
      status: 'success',
      value: { email: 'a b', password: ' x ', remember: true },
    });
  });

  it.each([
    ['a file upload', 'x', { 'content-type': 'multipart/form-data; boundary=x' }, 415],
    ['JSON', '{}', { 'content-type': 'application/json' }, 415],
    ['no type', new Uint8Array(), {}, 415],
    ['a body without end', `email=${'a'.repeat(70_000)}`, FORM, 413],
  ])('%s is rejected', async (_, body, headers, status) => {
    expect(await statusOf(readSubmission(post(body, headers), LoginSchema))).toBe(status);
  });

  it.each([
    'email[99999999]=x&password=y',
    `email${'[a]'.repeat(20_000)}=x`,
    '__proto__[x]=1&constructor.prototype.y=2&email.length=3',
    '__intent__={"type":"reset"}&__state__=x',
    '%ff%fe=%00&%=%',
    '',
  ])('unknown fields are ignored: %.40s', async (body) => {
    const submission = await readSubmission(post(body), LoginSchema);
    expect(submission.status).toBe('error');
    expect(Object.keys(submission.payload).every((name) => ['email', 'password'].includes(name))).toBe(true);
  });

  it('the first value of a repeated field counts', async () => {
    const submission = await readSubmission(post('email=a&email=b&password=x'), LoginSchema);
    expect(submission).toMatchObject({ status: 'success', value: { email: 'a' } });
  });
});

describe('rejectSubmission', () => {
  it('the values and the error are sent back, but no password', async () => {
    const submission = await readSubmission(post('email=mina&password=hunter2&remember=on'), LoginSchema);
    const answer = rejectSubmission(submission, { fieldErrors: { email: [serverText('Wrong password')] } });
    expect(answer.init?.status).toBe(400);
    expect(answer.data.result).toMatchObject({
      initialValue: { email: 'mina', remember: 'on' },
      error: { email: ['text:Wrong password'] },
    });
    expect(JSON.stringify(answer)).not.toContain('hunter2');
  });
});

describe('errorMessage', () => {
  const t = (key: string, values?: { count: number }) => `<${key}${values?.count ?? ''}>`;

  it.each([
    ['user_name_empty', '<user_name_empty>'],
    ['email_empty!', '<email_empty>!'],
    [countedMessage('too_many_wait', 12), '<too_many_wait12>'],
    [serverText('Wrong (12)'), 'Wrong (12)'],
    [serverText('Wrong password!'), 'Wrong password!'],
    [serverText('email_empty'), 'email_empty'],
  ])('the message %s is shown as its text', (message, words) => {
    expect(errorMessage(message, t)).toBe(words);
  });
});
