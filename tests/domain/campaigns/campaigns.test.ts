import { describe, expect, test } from 'vitest';
import { campaigns } from '../../../resources/choiceLists/campaigns';
import { formFaults } from '../../../src/contract/surveys/form';
import { blankQuestion, type Question } from '../../../src/contract/surveys/question';
import type { Campaign, Concern } from '../../../src/domain/campaigns/campaign';
import { concernOf, rulesOf } from '../../../src/domain/campaigns/concern';
import { reminderDue } from '../../../src/domain/campaigns/reminders';
import { CAMPAIGNS, campaignNamed } from '../../../src/domain/campaigns/table';
import type { TaxProfile } from '../../../src/domain/deadlines/taxProfile';

const trader: TaxProfile = {
  company_type: 'jdg',
  taxation_form: 'lump_sum',
  vat_status: 'active',
  vat_period: 'monthly',
  accounting_type: 'lump_sum_register',
  advance_mode: 'monthly',
  persons: [{ id: 'o', role: 'owner', zus_scheme: 'full' }],
};
const company: TaxProfile = {
  company_type: 'llc',
  taxation_form: 'cit_standard',
  vat_status: 'active',
  vat_period: 'monthly',
  accounting_type: 'full_books',
  employs: true,
};
const of = (id: string): Campaign => {
  const found = campaignNamed(id);
  if (!found) throw new Error(`no campaign ${id}`);
  return found;
};
const asked = (...stretches: TaxProfile[]) => ({ id: 'c', stretches });
const concern = (id: string, profile: TaxProfile, year = 2027): Concern => {
  const found = concernOf(of(id), asked(profile), year);
  if (typeof found === 'string') throw new Error(found);
  return found;
};

describe('the table of campaigns', () => {
  test('has the names that records are kept under', () =>
    expect(Object.fromEntries(CAMPAIGNS.map(({ id, name }) => [id, name]))).toEqual(campaigns));

  test('founds each on a rule of the table of deadlines or on an act of its own', () => {
    for (const campaign of CAMPAIGNS) {
      const bases = [campaign.own?.basis, ...rulesOf(campaign).map(({ basis }) => basis)].filter(Boolean);
      expect(bases.length, campaign.id).toBeGreaterThan(0);
      for (const basis of bases) expect(basis).toMatch(/art\./);
      expect(new Set(rulesOf(campaign).map(({ id }) => id))).toEqual(new Set(campaign.rules));
    }
  });

  test.each(CAMPAIGNS.map((each) => [each.id, each] as const))('%s asks questions that a survey takes', (_, campaign) => {
    const questions = campaign
      .questions(2027)
      .map((each): Question => ({ ...blankQuestion, ...each, options: each.options ?? [] }));
    expect(formFaults(questions, { anonymous: false, sections: [] })).toEqual({});
  });
});

describe('whom a campaign concerns and by when', () => {
  test.each([
    ['tax_form', 2027, '2027-02-20', '2027-02-22'],
    ['small_plus', 2027, '2027-01-31', '2027-02-01'],
    ['health_yearly', 2027, '2027-05-20', '2027-05-20'],
    ['jpk_income', 2027, '2027-04-30', '2027-04-30'],
  ])('%s of %s: a sole trader on the lump sum, by %s, which is %s', (id, year, nominal, due) =>
    expect(concern(id, trader, year)).toMatchObject({ nominal, due }),
  );

  test('stock-taking is of the tax book alone, on the last day of the year', () => {
    expect(concernOf(of('inventory'), asked(trader), 2026)).toBe('Dotyczy tylko: KPiR, działa w dniu spisu');
    expect(concern('inventory', { ...trader, taxation_form: 'pit_flat', accounting_type: 'kpir' }, 2026)).toMatchObject({
      nominal: '2026-12-31',
      due: '2026-12-31',
    });
  });

  test('a company under CIT chooses no form, and its JPK of books is due in the seventh month', () => {
    expect(concernOf(of('tax_form'), asked(company), 2027)).toMatch(/^Dotyczy tylko: /);
    expect(concern('jpk_income', company)).toMatchObject({ nominal: '2027-07-31', due: '2027-08-02' });
  });

  test('the second wave of JPK begins for a quarterly payer with the year after', () => {
    const quarterly: TaxProfile = { ...trader, vat_period: 'quarterly' };
    expect(typeof concernOf(of('jpk_income'), asked(quarterly), 2027)).toBe('string');
    expect(concern('jpk_income', quarterly, 2028)).toMatchObject({ nominal: '2028-04-30' });
  });

  test('PIT-2 is asked of who employs, before the first pay, on a working day', () => {
    expect(concern('pit2', company)).toMatchObject({ nominal: '2027-01-10', due: '2027-01-08', obligations: [] });
    expect(concern('pit2', company).condition).toBeNull();
    expect(concernOf(of('pit2'), asked(trader), 2027)).toBe('Dotyczy tylko: zatrudniający');
  });

  test('PIT-2 is asked of who may employ too, and says that nobody knows', () => {
    const unknown = { ...trader, employs: null };
    expect(concern('pit2', unknown)).toMatchObject({ due: '2027-01-08', condition: 'Nie wiadomo, czy zatrudnia.' });
    const landlord: TaxProfile = { ...unknown, company_type: 'private_rental' };
    expect(concernOf(of('pit2'), asked(landlord), 2027)).toBe('Dotyczy tylko: zatrudniający');
  });

  test('Mały ZUS Plus is asked of those who pay in full on the eve; who has said no is not asked', () => {
    expect(concern('small_plus', trader).condition).toMatch(/36 miesięcy/);
    expect(typeof concernOf(of('small_plus'), asked({ ...trader, may_join_small_plus: false }), 2027)).toBe('string');
    const onIt: TaxProfile = { ...trader, persons: [{ id: 'o', role: 'owner', zus_scheme: 'maly_plus' }] };
    expect(typeof concernOf(of('small_plus'), asked(onIt), 2027)).toBe('string');
  });
});

describe('what an answer comes to', () => {
  const agree = (id: string, answers: object, profile = trader) =>
    of(id).agree({ ...answers }, asked(profile), concern(id, profile), 2027);

  test('another form is a dated line from 1 January and a task; the same one is neither', () => {
    expect(agree('tax_form', { form: { picked: ['pit_flat'] } })).toMatchObject({
      says: 'Od 01.01.2027: podatek liniowy (w 2026: ryczałt od przychodów ewidencjonowanych).',
      changes: [{ kind: 'line', from: '2027-01-01', subject: 'tax', person: null, taxation_form: 'pit_flat' }],
      task: 'Oświadczenie o wyborze formy opodatkowania na 2027: podatek liniowy',
    });
    for (const form of ['same', 'lump_sum'])
      expect(agree('tax_form', { form: { picked: [form] } })).toMatchObject({ changes: [], task: null });
    expect(agree('tax_form', { form: { picked: ['advise'] } }).task).toMatch(/^Porada/);
  });

  test('work for a former employer is warned of with the act that takes the form away, of one that stays as well', () => {
    const says = (form: string, former_employer: boolean) =>
      agree('tax_form', { form: { picked: [form] }, former_employer }).says;
    expect(says('pit_flat', true)).toContain('art. 9a ust. 3 PIT');
    expect(says('same', true)).toContain('art. 8 ust. 2 u.z.p.d.');
    expect(says('pit_scale', true)).not.toContain('Sprawdź najpierw');
    expect(says('pit_flat', false)).not.toContain('Sprawdź najpierw');
  });

  test('who employs nobody is out of PIT-2 with the card told, where nobody knew; else the card is to be corrected by hand', () => {
    const unknown = { ...trader, employs: null };
    expect(agree('pit2', { employs: false }, unknown)).toEqual({
      says: 'Klient nikogo nie zatrudnia: tak będzie na karcie, a kampania go nie dotyczy.',
      changes: [{ kind: 'card', values: { employs: false } }],
      task: null,
      missing: [],
      out: 'Klient odpowiedział, że nikogo nie zatrudnia',
    });
    expect(agree('pit2', { employs: true, changes: false }, unknown).changes).toEqual([
      { kind: 'card', values: { employs: true } },
    ]);
    const known = agree('pit2', { employs: false }, { ...trader, employs: true });
    expect(known).toMatchObject({ changes: [], missing: ['Od kiedy klient nie zatrudnia: zapytaj i popraw kartę'] });
    expect(known.out).toBeUndefined();
    expect(agree('pit2', { employs: true, changes: true }, { ...trader, employs: true })).toMatchObject({
      changes: [],
      task: 'PIT-2: zmiany od stycznia 2027',
      missing: ['Podpisane oświadczenia PIT-2'],
    });
  });

  test('of a partnership the choice is a line of the partner’s, of several once it is said whose', () => {
    const partner = (id: string, taxation_form: 'pit_scale' | 'pit_flat') => ({ id, role: 'partner' as const, taxation_form });
    const partnership = (...persons: ReturnType<typeof partner>[]): TaxProfile => ({
      ...trader,
      company_type: 'civil_partnership',
      taxation_form: 'transparent',
      persons,
    });
    const chooses = (profile: TaxProfile, whose?: string[]) =>
      of('tax_form').agree({ form: { picked: ['pit_scale'] } }, asked(profile), concern('tax_form', profile), 2027, whose);
    const task = 'Oświadczenie o wyborze formy opodatkowania na 2027: skala podatkowa';
    const line = (person: string) => ({ kind: 'line', person, from: '2027-01-01', taxation_form: 'pit_scale' });
    const [ann, ben, cid] = [partner('ann', 'pit_flat'), partner('ben', 'pit_flat'), partner('cid', 'pit_scale')];
    expect(chooses(partnership(ann, cid))).toMatchObject({ changes: [line('ann')], task, among: [] });
    expect(chooses(partnership(ann, ben, cid))).toMatchObject({ changes: [], task, among: ['ann', 'ben'] });
    expect(chooses(partnership(ann, ben, cid), ['ben'])).toMatchObject({ changes: [line('ben')], task });
    expect(chooses(partnership(cid))).toMatchObject({ changes: [], task: null });
  });

  test('Mały ZUS Plus needs all of its conditions and the wish', () => {
    const yes = { within_limit: true, sixty_days: true, former_employer: false, wants: true };
    expect(agree('small_plus', yes).changes).toMatchObject([
      { kind: 'card', values: { may_join_small_plus: true } },
      { kind: 'line', from: '2027-01-01', subject: 'zus', person: 'o', zus_scheme: 'maly_plus' },
    ]);
    for (const no of [{ within_limit: false }, { sixty_days: false }, { former_employer: true }, { wants: false }])
      expect(agree('small_plus', { ...yes, ...no })).toMatchObject({
        changes: [{ kind: 'card', values: { may_join_small_plus: false } }],
        task: null,
      });
  });

  test('health contributions not paid are to be looked up where ZUS keeps them now: PUE is eZUS', () => {
    expect(agree('health_yearly', { paid_itself: false }).missing).toEqual([
      'Składki zdrowotne niezapłacone: sprawdź w eZUS (dawniej PUE)',
    ]);
  });
  test('readiness lists what is missing, and is ready when nothing is', () => {
    const ready = {
      electronic: true,
      marks: true,
      tax_numbers: true,
      assets: true,
      exports: true,
      sender: { picked: ['office'] },
    };
    expect(agree('jpk_income', ready)).toMatchObject({ missing: [], says: 'Wszystko gotowe.' });
    expect(agree('jpk_income', { ...ready, assets: false, sender: undefined }).missing).toEqual([
      'Elektroniczna ewidencja środków trwałych',
      'Kto wysyła pliki',
    ]);
  });
});

describe('reminders of the silent', () => {
  test.each([
    ['2027-02-07', null, null],
    ['2027-02-08', null, 14],
    ['2027-02-09', 14, null],
    ['2027-02-15', 14, 7],
    ['2027-02-19', 7, 3],
    ['2027-02-22', 3, null],
    ['2027-02-20', null, 3],
    ['2027-02-23', 7, null],
  ])('on %s after the step of %s days: %s', (today, last, step) => expect(reminderDue(today, '2027-02-22', last)).toBe(step));
});
