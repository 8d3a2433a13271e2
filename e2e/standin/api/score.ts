import type {ScoreFormat} from './store/rows';

/** Converts a raw score (0 to 100) to a format. 0 stays 0, and anything above is at least 1. */
export function fromRawScore(raw: number, format: ScoreFormat): number {
  if (raw === 0) return 0;
  switch (format) {
    case 'POINT_100':
      return raw;
    case 'POINT_10_DECIMAL':
      return raw / 10;
    case 'POINT_10':
      return Math.max(1, Math.round(raw / 10));
    case 'POINT_5':
      return raw < 30 ? 1 : raw < 50 ? 2 : raw < 70 ? 3 : raw < 90 ? 4 : 5;
    case 'POINT_3':
      return raw <= 35 ? 1 : raw <= 60 ? 2 : 3;
  }
}

/** Converts a score in a format to a raw score (0 to 100). */
export function toRawScore(score: number, format: ScoreFormat): number {
  if (score <= 0) return 0;
  const limit = (value: number): number => Math.min(100, Math.max(0, Math.round(value)));
  switch (format) {
    case 'POINT_100':
      return limit(score);
    case 'POINT_10_DECIMAL':
    case 'POINT_10':
      return limit(score * 10);
    case 'POINT_5':
      return limit(Math.min(5, Math.round(score)) * 20 - 10);
    case 'POINT_3':
      return [0, 35, 60, 85][Math.min(3, Math.round(score))] ?? 85;
  }
}
