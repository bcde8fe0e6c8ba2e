# A match looked at again: the curve of chances, turning points, luck.

# The picture.
review-picture = { $count ->
    [0] Chances of winning in %, no turning point
    [one] Chances of winning in %, one turning point
   *[other] Chances of winning in %, { $count } turning points
}
review-unfinished = No result
