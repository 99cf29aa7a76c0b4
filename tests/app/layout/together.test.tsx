import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Together } from '../../../src/app/layout/Together';

/** An answer that comes when the test says so. */
function later() {
  let settle: { answer(text: string): void; refuse(error: Error): void } | undefined;
  const promise = new Promise<string>((answer, refuse) => {
    settle = { answer, refuse };
  });
  return { promise, answer: (text: string) => settle?.answer(text), refuse: () => settle?.refuse(new Error('nie')) };
}

function Part({ name, wait }: { name: string; wait: Promise<string> }) {
  const { data, error } = useQuery({ queryKey: [name], queryFn: () => wait });
  return <p>{error ? `${name} się nie udało` : (data ?? `${name} się wczytuje`)}</p>;
}

function open(longest: number, ...parts: [name: string, wait: Promise<string>][]) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <Together longest={longest}>
        {parts.map(([name, wait]) => (
          <Part key={name} name={name} wait={wait} />
        ))}
      </Together>
    </QueryClientProvider>,
  );
}

test('parts are shown together once the last one has its answer, and until then there is an outline', async () => {
  const first = later();
  const second = later();
  open(600_000, ['Pierwsze', first.promise], ['Drugie', second.promise]);
  first.answer('Faktury');
  await expect(screen.findByText('Faktury')).resolves.not.toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Wczytywanie');
  second.answer('Wyciągi');
  expect(await screen.findByText('Wyciągi')).toBeInTheDocument();
  await expect.poll(() => screen.queryByRole('status')).toBeNull();
  expect(screen.getByText('Faktury')).toBeVisible();
  expect(screen.getByText('Wyciągi')).toBeVisible();
});

test('a part that is refused keeps nobody waiting', async () => {
  const first = later();
  open(600_000, ['Pierwsze', first.promise], ['Drugie', Promise.resolve('Wyciągi')]);
  first.refuse();
  await screen.findByText('Pierwsze się nie udało');
  await expect.poll(() => screen.queryByRole('status')).toBeNull();
  expect(screen.getByText('Pierwsze się nie udało')).toBeVisible();
  expect(screen.getByText('Wyciągi')).toBeVisible();
});

test('a call that hangs holds back what has come for a while alone', async () => {
  const first = later();
  open(50, ['Pierwsze', first.promise], ['Drugie', Promise.resolve('Wyciągi')]);
  await expect.poll(() => screen.queryByRole('status')).toBeNull();
  expect(screen.getByText('Wyciągi')).toBeVisible();
  expect(screen.getByText('Pierwsze się wczytuje')).toBeVisible();
});
